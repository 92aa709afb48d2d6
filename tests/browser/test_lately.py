"""What happened since one's last move: marked, told in words, shown again, and in the log."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, plays
from tests.browser.sheet import Sheet
from tests.browser.test_company import take_turns
from tests.browser.test_trambahn import Anna
from tests.browser.test_whole_games import sit_down
from tests.browser.visit import PHONE
from tests.browser.yard import Yard
from tests.server.served import Person, Served

FINGER = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def log_of(page: Page) -> list[str]:
    said: list[str] = page.locator("aside ol.log button").all_inner_texts()
    return said


def end_turn(anna: Anna) -> Page:
    """One passenger, and the turn is over; then the bot has moved too."""
    page = anna.look()
    anna.play(next(code for code in anna.view()["legal"] if code.startswith("P")))
    page.wait_for_selector('.dock [data-code="."]')
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".steps .now")).to_contain_text("1")
    anna.player.wait_for_turn()
    return page


def test_the_last_turn_of_the_other_seat_is_marked_told_and_can_be_seen_again(
    visit: Visitors,
) -> None:
    anna = Anna(visit())
    page = end_turn(anna)
    expect(page.locator(".trambahn .fresh").first).to_be_visible()
    words = page.locator(".last-words")
    expect(words).to_contain_text("Apprentice")
    words.get_by_role("button", name="Replay").click()
    expect(page.get_by_text("A look back: step")).to_be_visible()
    expect(words).to_contain_text("Apprentice")
    expect(page.get_by_text("A look back: step")).to_have_count(0)
    expect(page.locator(".board .legal").first).to_be_visible()
    words.get_by_role("button", name="Replay").click()
    words.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".board .legal").first).to_be_visible()


def test_the_log_tells_a_turn_in_few_lines_with_its_cards(visit: Visitors) -> None:
    anna = Anna(visit())
    page = end_turn(anna)
    said = log_of(page)
    assert said[0] == "The cards were dealt."
    assert not any("ended the step" in line for line in said)
    assert len(said) < anna.view()["entries"] / 2
    expect(page.locator("aside ol.log .turn").nth(1).locator("i.card").first).to_be_visible()
    stops = page.locator("aside ol.log button[tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("aside ol.log button").nth(-2)).to_be_focused()


def test_a_wagon_that_was_drawn_and_put_is_one_line_and_is_marked(
    visit: Visitors, served: Served
) -> None:
    yard = Yard(visit(), served.url, ("person",)).to_the_first_turn().look()
    page = yard.page
    yard.wait_for("draw")
    plays(page, page.locator("[data-code=draw]").click)
    yard.wait_for("put 1")
    plays(page, yard.place("put 1").click)
    yard.quickly(yard.ben, "draw")
    yard.quickly(yard.ben, "put 2")
    expect(page.locator(".lane li.fresh")).to_have_count(1)
    expect(page.locator(".last-words")).to_contain_text("Ben replaced")
    expect(page.locator("aside ol.log button").last).to_contain_text("Ben replaced")
    assert not any("draws a wagon" in line for line in log_of(page))
    yard.close()


def test_the_log_opens_at_its_end_on_a_phone(visit: Visitors) -> None:
    anna = visit(**FINGER)
    page = anna.page
    page.goto(sit_down(anna, "voll_verplant", ["me", "apprentice"]))
    player = Player(page)
    for _ in range(14):
        if player.wait_for_turn():
            player.move("touch")
    page.get_by_role("button", name="Log and chat").tap()
    last = page.get_by_role("dialog").locator("ol.log button").last
    expect(last).to_be_in_viewport()
    far = (
        page.get_by_role("dialog")
        .locator("ol.log")
        .evaluate("list => list.scrollHeight > list.clientHeight")
    )
    assert far, "the list is too short to prove anything"


def test_what_somebody_says_is_read_on_a_phone_and_an_undo_is_seen(visit: Visitors) -> None:
    anna, ben = visit(**FINGER), visit()
    link = sit_down(anna, "trambahn", ["me", "person"], terms={"take_backs": True})
    anna.page.goto(link.split("#")[0])
    ben.page.goto(link)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    said = ben.page.get_by_role("textbox", name="Say something")
    said.fill("Good luck")
    said.press("Enter")
    toast = anna.page.locator(".toasts")
    expect(toast).to_have_text("Ben: Good luck")
    take_turns([Player(anna.page), Player(ben.page)], 1)
    undo = anna.page.get_by_role("button", name="Take back")
    undo.tap()
    expect(ben.page.locator(".toasts")).to_have_text("Anna takes back a move.")
    expect(ben.page.locator(".last-words")).to_contain_text("Anna takes back a move.")


def test_a_round_is_told_as_soon_as_the_next_card_is_turned_over(visit: Visitors) -> None:
    """However fast the cards come: no answer stays hidden in the log."""
    sheet = Sheet(visit(), ["me", "apprentice"], map="amsterdam")
    sheet.show()
    page = sheet.page
    player = Player(page)
    for _ in range(4):
        assert player.wait_for_turn()
        player.move()
    player.wait_for_turn()
    rounds = page.locator("aside ol.log .turn")
    expect(rounds.nth(2)).to_contain_text("Apprentice:")
    expect(rounds.nth(2)).not_to_contain_text("answered")
    expect(page.locator(".others .entry")).to_have_count(1)
    expect(page.locator(".last-words")).to_contain_text("Apprentice:")


NOTE_TOASTS = """toasts => {
    window.said = [];
    new MutationObserver(() => window.said.push(toasts.textContent))
        .observe(toasts, {childList: true, subtree: true});
}"""


def test_a_line_that_somebody_else_completes_is_called_out(visit: Visitors, served: Served) -> None:
    anna, ben = visit(), Person(served.url)
    for _ in range(12):
        sheet = Sheet(anna, ["me", "person"], map="amsterdam")
        ben.post("/seats", invitation=sheet.invitations[0]["invitation"], name="Ben")
        sheet.show()
        sheet.page.locator(".toasts").evaluate(NOTE_TOASTS)
        if ben_completes_a_line(sheet, ben):
            break
    for _ in range(200):
        if any("Ben completed line" in said for said in sheet.page.evaluate("window.said")):
            break
        sheet.page.wait_for_timeout(100)
    else:
        raise AssertionError("nobody called out")
    ben.http.close()


def ben_completes_a_line(sheet: Sheet, ben: Person) -> bool:
    """Both play past the browser, Anna as little as she can; False if the game ends before."""
    while (told := sheet.told())["view"]["legal"]:
        least = min(told["view"]["legal"], key=lambda code: code[-1])
        move = {"code": least, "decision": told["decision"]}
        assert sheet.api.post(f"/api/tables/{sheet.id}/moves", data=move).ok
        page = ben.until_asked(sheet.id)
        ben.move(sheet.id, towards_a_line(page["view"]), page["decision"])
        if any(line["taken"] for line in sheet.told()["view"]["table"]["lines"]):
            return True
    return False


def towards_a_line(view: dict[str, Any]) -> str:
    """The longest entry on the line with the fewest free stations."""
    left = {line["letter"]: line["left"] for line in view["table"]["sheets"][1]["lines"]}
    code: str = max(
        view["legal"], key=lambda code: (code[-1] > "0", -left.get(code[0], 99), code[-1])
    )
    return code
