"""Der Netzplan als Vereinbarung · The map as an option: one that is shipped, or a file."""

from dataclasses import dataclass
from pathlib import Path

from stellwerk.core.options import Option, Value
from stellwerk.core.refusals import quoted


@dataclass(frozen=True)
class MapOption(Option):
    """A map file is written as the stem of its name. Every record says which map it was."""

    def allows(self, value: Value) -> bool:
        return isinstance(value, str)

    def read(self, text: str) -> Value:
        return text if text.endswith(".toml") else super().read(text)

    def ways(self) -> str:
        return f"{super().ways()}, or the path of a .toml file"

    def write(self, value: Value) -> str:
        return str(value) if value in self.values else Path(str(value)).stem

    def read_from_record(self, text: str, given: str) -> Value:
        """A record has the name of a map alone, so a map that is not shipped has to be given."""
        if text in self.values:
            return text
        if Path(given).stem != text:
            raise ValueError(
                f"the {self.name} {quoted(text)} is not shipped; give its file, {text}.toml"
            )
        return given

    def is_recorded(self, value: Value) -> bool:
        return True
