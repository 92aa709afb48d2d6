"""Voll verplant in the browser: a sheet to write on."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.conftest import Visitors
from tests.browser.player import plays
from tests.browser.sheet import Sheet, View, marked_by, numbered, table_with
from tests.browser.visit import PHONE


def test_a_whole_game_by_pointer_ends_with_sums_and_a_verdict(visit: Visitors) -> None:
    sheet = Sheet(visit(), ["me"], map="amsterdam")
    sheet.show()
    glowing = sheet.page.locator(".cars .legal, .choices .legal, .result")
    for _ in range(80):
        glowing.first.wait_for()
        if sheet.page.locator(".result").count():
            break
        if not sheet.page.locator(".cars .legal[aria-pressed=true]").count():
            sheet.page.locator(".cars .legal").first.click()
        plays(sheet.page, sheet.chips.last.click)
    result = sheet.told()["view"]
    expect(sheet.page.locator("tr.reached")).to_be_visible()
    expect(sheet.page.locator(".result .total dd")).to_have_text(str(result["result"]["points"][0]))


def test_points_below_zero_are_shown_too(visit: Visitors) -> None:
    sheet = Sheet(visit(), ["me", "me"], map="amsterdam")
    address = f"/api/tables/{sheet.id}"
    while not (told := sheet.told())["view"]["result"]:
        seat = told["view"]["to_act"][0]
        page = sheet.api.get(f"{address}?seat={seat}").json()
        nothing = next(code for code in page["view"]["legal"] if code[-1] in "0-")
        move = {"code": nothing, "decision": page["decision"], "seat": seat}
        assert sheet.api.post(f"{address}/moves", data=move).ok
    sheet.page.goto(f"/table/{sheet.id}")
    points = sheet.page.locator(".result li strong")
    expect(points).to_have_text([f"{p} points" for p in told["view"]["result"]["points"]])
    assert max(told["view"]["result"]["points"]) < 0


def test_a_picked_line_shows_where_the_crosses_would_go(visit: Visitors) -> None:
    sheet = table_with(visit(), numbered, map="berlin")
    dot = sheet.page.locator(".station .dot").first
    assert dot.evaluate("dot => dot instanceof SVGPathElement"), "nobody sees the stations"
    sheet.pick("B")
    most = sheet.chips.last
    most.hover()
    expect(sheet.page.locator(".mark.ghost")).to_have_count(int(most.inner_text()))
    code = str(most.get_attribute("data-code"))
    plays(sheet.page, sheet.page.locator(f".station[data-code='{code}']").click)
    expect(sheet.page.locator(".mark:not(.ghost)").first).to_be_visible()
    expect(sheet.page.locator(".mark.ghost")).to_have_count(0)


def test_a_turn_by_keyboard_alone_and_escape_puts_down(visit: Visitors) -> None:
    sheet = table_with(visit(), numbered, map="berlin")
    page, focused = sheet.page, "document.activeElement.className"
    for _ in range(40):
        page.keyboard.press("Tab")
        if "car" in page.evaluate(focused).split():
            break
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function(f"{focused}.includes('chip')")
    page.keyboard.press("Escape")
    page.wait_for_function(f"{focused}.includes('car')")
    expect(sheet.chips).to_have_count(0)
    page.keyboard.press("Enter")
    page.wait_for_function(f"{focused}.includes('chip')")
    plays(page, lambda: page.keyboard.press("Enter"))


def test_a_car_is_dragged_along_its_line(visit: Visitors) -> None:
    sheet = table_with(visit(), numbered, map="berlin")
    page = sheet.page
    page.locator(".sign.open[data-drag='D']").hover()
    page.mouse.down()
    page.mouse.move(5, 5)
    place = page.locator(".station[data-code='D 2']")
    place.hover()
    expect(page.locator(".mark.ghost")).to_have_count(2)
    plays(page, page.mouse.up)


def test_the_card_is_dragged_onto_a_car(visit: Visitors) -> None:
    sheet = table_with(visit(), numbered, map="berlin")
    sheet.page.drag_and_drop(".turned", ".cars [data-drag='E']")
    expect(sheet.page.locator(".cars [data-drag='E']")).to_have_attribute("aria-pressed", "true")


def test_a_free_ride_goes_to_any_station_by_map_or_by_name(visit: Visitors) -> None:
    sheet = table_with(visit(), lambda view: view["table"]["card"] == "f", map="paris")
    legal = sheet.told()["view"]["legal"]
    expect(sheet.page.locator(".station.legal")).to_have_count(len(legal) - 1)
    expect(sheet.page.locator(".choices [data-code='f -']")).to_be_visible()
    sheet.page.locator(".cars .legal").first.click()
    expect(sheet.page.locator(".cars [aria-pressed=true]")).to_have_count(1)
    name = sheet.chips.first.inner_text()
    code = str(sheet.chips.first.get_attribute("data-code"))
    stations = sheet.told()["view"]["table"]["stations"]
    assert {station["id"]: station["name"] for station in stations}[code[2:]] == name
    plays(sheet.page, sheet.page.locator(f".station[data-code='{code}']").click)


def test_on_a_phone_one_comes_near_and_what_is_out_of_sight_cannot_be_chosen(
    visit: Visitors,
) -> None:
    someone = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    sheet = table_with(someone, lambda view: view["table"]["card"] == "f", map="amsterdam")
    glowing = sheet.page.locator(".station.legal")
    written = sheet.page.locator(".station[data-code]")
    everywhere = glowing.count()
    expect(written).to_have_count(0)
    glowing.last.tap()
    expect(written).not_to_have_count(0)
    assert written.count() == glowing.count() < everywhere
    for station in written.all():
        expect(station).to_be_in_viewport()
    sheet.page.get_by_role("button", name="Put down").tap()
    expect(glowing).to_have_count(everywhere)
    glowing.first.tap()
    plays(sheet.page, written.first.tap)


def test_a_transfer_is_written_with_its_number_of_lines(visit: Visitors) -> None:
    sheet = table_with(visit(), lambda view: view["table"]["card"] == "t", map="amsterdam")
    view = sheet.told()["view"]
    code = next(code for code in view["legal"] if code.endswith(" t"))
    sheet.pick(code[0])
    expect(sheet.page.locator(".mark.ghost .frame")).to_have_count(1)
    plays(sheet.page, sheet.page.locator(f".station[data-code='{code}']").click)
    lines = sheet.told()["view"]["table"]["lines"]
    plus = next(n for n, line in enumerate(lines) if line["letter"] == code[0])
    expect(sheet.cars.nth(plus)).to_contain_text("+")


def test_a_ring_offers_both_ways(visit: Visitors) -> None:
    sheet = table_with(visit(), numbered, map="berlin")
    sheet.pick("H")
    codes = sheet.chips.evaluate_all("chips => chips.map(chip => chip.dataset.code)")
    assert sorted(codes) == sorted(code for code in sheet.told()["view"]["legal"] if code[0] == "H")
    assert any(">" in code for code in codes)
    assert any("<" in code for code in codes)


def test_a_special_station_repeats_the_card(visit: Visitors) -> None:
    def leads(view: View) -> list[str]:
        special = {s["id"] for s in view["table"]["stations"] if s["special"]}
        return [code for code in view["legal"] if special & set(marked_by(view, code))]

    options = {"map": "madrid", "special_stations": "yes"}
    sheet = table_with(visit(), lambda view: bool(numbered(view) and leads(view)), **options)
    code = leads(sheet.told()["view"])[0]
    sheet.pick(code[0])
    plays(sheet.page, sheet.page.locator(f".choices [data-code='{code}']").click)
    expect(sheet.page.locator(".choices")).to_contain_text("Special station!")


def test_other_sheets_can_be_enlarged_and_a_spectator_sees_all(visit: Visitors) -> None:
    sheet = Sheet(visit(), ["me", *["random"] * 5], map="madrid")
    sheet.show()
    expect(sheet.page.locator(".others button")).to_have_count(5)
    sheet.page.locator(".others button").nth(2).click()
    expect(sheet.page.locator(".leaf .name")).to_have_text("Random bot 4")
    expect(sheet.page.locator(".station.legal, .cars .legal")).to_have_count(0)
    sheet.page.get_by_role("button", name="Back to my sheet").click()
    expect(sheet.page.locator(".leaf .name")).to_have_text("Anna")
    stranger = visit().page
    stranger.goto(f"/table/{sheet.id}")
    expect(stranger.locator(".cars li")).to_have_count(9)
    expect(stranger.locator(".board .legal")).to_have_count(0)


def test_a_tip_of_the_guided_game_stays_while_others_write(visit: Visitors) -> None:
    sheet = Sheet(visit(), ["me", "person"], map="amsterdam")
    sheet.page.goto(f"/table/{sheet.id}?guide")
    tip = sheet.page.get_by_label("Guided game")
    expect(tip).to_contain_text("This is your sheet")
    ben = visit().context.request
    invitation = sheet.invitations[0]["invitation"]
    assert ben.post("/api/seats", data={"invitation": invitation, "name": "Ben"}).ok
    his = ben.get(f"/api/tables/{sheet.id}").json()
    move = {"code": his["view"]["legal"][0], "decision": his["decision"]}
    assert ben.post(f"/api/tables/{sheet.id}/moves", data=move).ok
    expect(sheet.page.get_by_text("Ben answered.").first).to_be_visible()
    expect(tip).to_contain_text("This is your sheet")
    tip.get_by_role("button", name="Next").click()
    expect(tip).not_to_contain_text("This is your sheet")


def test_an_entry_can_be_taken_back_until_the_round_is_over(visit: Visitors) -> None:
    sheet = Sheet(visit(), ["me", "person"], map="berlin")
    sheet.show()
    if sheet.told()["view"]["table"]["card"] == "f":
        plays(sheet.page, sheet.page.locator(".station.legal").first.click)
    else:
        sheet.pick("C")
        plays(sheet.page, sheet.chips.last.click)
    expect(sheet.page.locator(".mark")).not_to_have_count(0)
    sheet.page.get_by_role("button", name="Take back").click()
    expect(sheet.page.locator(".mark")).to_have_count(0)
    expect(sheet.page.locator(".cars .legal").first).to_be_visible()


def test_on_a_phone_by_touch_and_in_german(visit: Visitors) -> None:
    someone = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE")
    sheet = table_with(someone, numbered, map="berlin")
    expect(sheet.page.locator(".choices")).to_contain_text("Wähle eine Linie")
    sheet.page.locator(".cars [data-drag='G']").tap()
    someone.check_width()
    for chip in sheet.chips.all():
        box = chip.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    last = str(sheet.chips.last.get_attribute("data-code"))
    plays(sheet.page, sheet.page.locator(f".station[data-code='{last}']").tap)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_stands_in_anybody_s_way(visit: Visitors, scheme: str) -> None:
    sheet = table_with(visit(color_scheme=scheme), numbered, map="paris")
    sheet.cars.first.click()
    expect(sheet.chips.first).to_be_visible()
    assert findings(sheet.page) == []
    sheet.page.keyboard.press("Escape")
    sheet.page.keyboard.press("?")
    expect(sheet.page.locator("section[data-step='entries']")).to_be_visible()
    assert findings(sheet.page) == []
