"""Files that are never half written."""

import os
import tempfile
from datetime import datetime
from pathlib import Path

from stellwerk.dealer import SEED_BYTES


def save(file: Path, text: str, mode: int = 0o644) -> None:
    """Replace the file in one step, so that an interruption leaves the old one or the new one."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    new = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
        new.chmod(mode)
        new.replace(file)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def new_record(game: str) -> Path:
    """A place for the record of a game that starts now."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = data / "stellwerk"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.txt"


def seed_file(record: Path) -> Path:
    return record.with_name(record.name + ".seed")


def save_seed(record: Path, seed: bytes) -> None:
    """The dealer's secret lies beside the record, for the owner of the file alone."""
    save(seed_file(record), seed.hex() + "\n", 0o600)


def load_seed(record: Path) -> bytes | None:
    try:
        seed = bytes.fromhex(seed_file(record).read_text("ascii"))
    except (OSError, ValueError):
        return None
    return seed if len(seed) == SEED_BYTES else None
