"""Options: what players may agree on before the game."""

from dataclasses import dataclass

Value = int | str
Options = dict[str, Value]


@dataclass(frozen=True)
class Option:
    """Something players may agree on. A game whose option is more than this has a subclass."""

    name: str
    values: tuple[Value, ...]
    """the possible values, the default first"""
    about: str
    """the message that says what it means"""
    switch: bool = False
    """on or off, and written `yes` or left out"""

    def texts(self) -> list[str]:
        """The values as people write them, the default first."""
        return ["no", "yes"] if self.switch else [str(value) for value in self.values]

    def allows(self, value: Value) -> bool:
        return value in self.values

    def read(self, text: str) -> Value:
        """The value that people write like this. ValueError if there is none."""
        if text in self.texts():
            return self.values[self.texts().index(text)]
        raise ValueError(f"option {self.name} is one of: {self.ways()}; not {text[:40]!r}")

    def ways(self) -> str:
        """What can be written, for an error."""
        return ", ".join(self.texts())

    def write(self, value: Value) -> str:
        return self.texts()[self.values.index(value)]

    def read_from_record(self, text: str, given: str) -> Value:
        """The value in the header of a record; `given` is what its reader gave for it, if any."""
        return self.read(text)

    def is_recorded(self, value: Value) -> bool:
        """Whether the value stands in the header of a record: the default is left out."""
        return value != self.values[0]
