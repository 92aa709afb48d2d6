"""Links that others can open, from a page on the server's own machine, and their QR codes."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from stellwerk.server.web.addresses import Door, urls_for_others
from tests.browser.axe import findings
from tests.browser.conftest import Visitors
from tests.browser.visit import PHONE, WIDE, Visit
from tests.qr_codes import text_in
from tests.server.served import Served

WITHOUT_TLS = "Cross-Origin-Opener-Policy header has been ignored"
ALONE = re.compile("only on this computer")


class Flagged(Served):
    """A server that is started with another flag."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.more_flags = flags
        super().__init__(folder)

    def popen(self, command: list[str], **more: Any) -> "subprocess.Popen[str]":
        return super().popen([*command, *self.more_flags], **more)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not urls_for_others(Door("0.0.0.0", 8000)):
        pytest.skip("this machine is in no network: there is no address for others")
    shared = Flagged(tmp_path_factory.mktemp("shared"), "--share")
    yield shared
    shared.close()


def port_of(served: Served) -> int:
    return int(served.url.rpartition(":")[2])


def invite(page: Page) -> str:
    """Opens a table for a friend by what the page offers, and returns the link."""
    page.goto("/")
    page.get_by_role("button", name="Invite").first.click()
    page.get_by_role("button", name="Sit down").click()
    return page.get_by_role("textbox", name="Link for everyone").input_value()


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1"])
def test_a_page_on_the_servers_machine_offers_a_link_that_others_can_open(
    browser: Browser, shared: Served, name: str
) -> None:
    port = port_of(shared)
    with Visit(browser, f"http://{name}:{port}") as anna:
        link = invite(anna.page)
        assert link.startswith(f"{urls_for_others(Door('0.0.0.0', port))[0]}/table/")
        expect(anna.page.get_by_text(ALONE)).to_have_count(0)
        with Visit(browser, link.partition("/table/")[0]) as ben:
            ben.expect_wrong(WITHOUT_TLS)
            ben.page.goto(link)
            ben.page.get_by_role("button", name="Sit down").click()
            expect(ben.page).to_have_url(re.compile(r"/table/[\w-]+$"))
            expect(anna.page.get_by_role("textbox", name="Link for everyone")).to_have_count(0)


def test_a_page_at_an_address_that_others_have_too_offers_links_with_it(
    browser: Browser, shared: Served
) -> None:
    url = urls_for_others(Door("0.0.0.0", port_of(shared)))[-1]
    with Visit(browser, url) as anna:
        anna.expect_wrong(WITHOUT_TLS)
        assert invite(anna.page).startswith(f"{url}/table/")


def test_of_a_server_for_this_machine_alone_it_is_said_before_a_link_is_offered(
    visit: Visitors, served: Served
) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Invite").first.click()
    expect(page.get_by_role("dialog").get_by_text(ALONE)).to_contain_text("stellwerk serve --share")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("note").filter(has_text=ALONE)).to_be_visible()
    link = page.get_by_role("textbox", name="Link for everyone").input_value()
    assert link.startswith(f"{served.url}/table/")
    assert findings(page) == []


def test_a_server_that_has_a_name_sends_people_there(browser: Browser, tmp_path: Path) -> None:
    named = Flagged(tmp_path, "--hosts", "play.example.org,trains.example")
    with Visit(browser, named.url) as anna:
        invite(anna.page)
        names = "Others find the server as play.example.org and trains.example"
        expect(anna.page.get_by_role("note")).to_contain_text(names)
    named.close()


@pytest.mark.parametrize("size", [PHONE, WIDE])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_code_of_a_link_is_dark_on_light_and_leads_there(
    visit: Visitors, size: dict[str, int], scheme: str
) -> None:
    page = visit(viewport=size, color_scheme=scheme).page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    link = invite(page)
    assert not [url for url in asked if "QrCode" in url]
    page.get_by_role("button", name="QR code").click()
    code = page.get_by_role("img", name=re.compile("QR code of the link"))
    expect(code).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("dialog")).to_contain_text(link)
    assert text_in(modules_in(code)) == link
    assert findings(page) == []
    fills = code.evaluate("code => [...code.children].map(part => getComputedStyle(part).fill)")
    light, dark = (sum(map(int, re.findall(r"\d+", fill))) for fill in fills)
    assert light - dark > 500


def modules_in(code: Locator) -> list[list[bool]]:
    """The modules of a code, as they are drawn."""
    size = int((code.get_attribute("viewBox") or "").split()[-1])
    path = code.locator("path").get_attribute("d") or ""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    return [[(x, y) in dark for x in range(size)] for y in range(size)]
