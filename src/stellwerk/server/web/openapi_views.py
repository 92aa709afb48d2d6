"""Views in the OpenAPI document: one type a game, told apart by the name of the game.

A browser takes its types from there. What is sent is the same `MatchView` for every game.
"""

from typing import TYPE_CHECKING, Literal, TypedDict

import msgspec
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from stellwerk import games
from stellwerk.core.game import Game, Option
from stellwerk.match import MatchView

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class ViewsOfGames(OpenAPISchemaPlugin):
    """A view is the view of one of the games."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is MatchView

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: "SchemaCreator"
    ) -> Schema:
        types = [typed_view(games.game_named(name)) for name in games.NAMES]
        fields = map(FieldDefinition.from_annotation, types)
        return Schema(one_of=[schema_creator.for_field_definition(field) for field in fields])


def typed_view(game: Game) -> type[msgspec.Struct]:
    """The match view of this game alone."""
    name = game.name.title().replace("_", "")
    options = TypedDict(  # type: ignore[misc]
        f"{name}Options", {option.name: _values(option) for option in game.options}, total=False
    )
    fields = [("game", Literal[game.name]), ("options", options), ("table", game.view_type)]
    return msgspec.defstruct(
        f"{name}Match", fields, bases=(MatchView,), module=__name__, frozen=True, kw_only=True
    )


def _values(option: Option) -> object:
    return Literal[option.values]
