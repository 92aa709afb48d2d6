"""Previews: what messengers show of the link of a table, in the head of its page."""

import re
from html import escape
from typing import NamedTuple

from stellwerk import games
from stellwerk.core.messages import listed, say
from stellwerk.server.live.commands import TABLE_ID
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.session import Session
from stellwerk.server.lobby import state
from stellwerk.server.web.problems import ApiError

OF_A_TABLE = re.compile(rf"table/({TABLE_ID.pattern})")
PLACE = re.compile(r'<meta name="description".*?</title>', re.DOTALL)


class Preview(NamedTuple):
    """What the page is about. It is text, never markup."""

    game: str
    description: str

    def into(self, page: str) -> str:
        """The page with this in its head."""
        title, about = escape(f"{self.game} · Stellwerk"), escape(self.description)
        head = (
            f'<meta name="description" content="{about}" />',
            '<meta property="og:site_name" content="Stellwerk" />',
            '<meta property="og:type" content="website" />',
            f'<meta property="og:title" content="{escape(self.game)}" />',
            f'<meta property="og:description" content="{about}" />',
            f"<title>{title}</title>",
        )
        return PLACE.sub(lambda _: "\n    ".join(head), page, count=1)


async def preview_of(path: str, registry: TableRegistry, language: str) -> Preview | None:
    """Of the page at this path; None where it says nothing of its own. No bot wakes up for it."""
    table = OF_A_TABLE.fullmatch(path)
    if table is None:
        return None
    try:
        agreement = await registry.store.agreement(table[1])
        if agreement is None:
            return await _of_a_lobby(table[1], registry, language)
        if agreement.game not in games.NAMES:
            return None
        game = games.game_named(agreement.game).title
        if not agreement.public:
            return Preview(game, say(language, "preview:invited", game=game))
        session = (await registry.load(table[1])).session
    except ApiError:  # the page itself will say why
        return None
    return Preview(game, _company(session, language))


async def _of_a_lobby(table_id: str, registry: TableRegistry, language: str) -> Preview | None:
    found = await registry.store.lobby(table_id)
    lobby = None if found is None else state.read(found)
    if lobby is None or lobby.game not in games.NAMES:
        return None
    game = games.game_named(lobby.game).title
    if not lobby.public:
        return Preview(game, say(language, "preview:invited", game=game))
    people = [chair.name for chair in lobby.chairs if chair.name]
    free = sum(chair.free for chair in lobby.chairs)
    return Preview(game, _waiting(people, free, language))


def _company(session: Session, language: str) -> str:
    seats = zip(session.names(language), session.bots, session.seated, strict=True)
    people = [name for name, bot, seated in seats if seated and not bot]
    return _waiting(people, session.seated.count(False), language)


def _waiting(people: list[str], free: int, language: str) -> str:
    """Who waits at a public table, and for how many."""
    if not free:
        return say(language, "preview:watch")
    if not people:
        return say(language, "preview:free", count=free)
    names = listed(language, people)
    return say(language, "preview:waiting", names=names, people=len(people), count=free)
