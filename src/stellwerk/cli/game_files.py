"""Records of games at the terminal, and the secrets of their dealers."""

import os
from datetime import datetime
from pathlib import Path

from stellwerk.cli.atomic_files import create

SEED_ENDING = ".seed"


def own_folder() -> Path:
    """The folder for games and seeds that were given no other place."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return data / "stellwerk"


def place_by_time(game: str) -> Path:
    """For the record of a game that starts now; one that started just before may have it."""
    return own_folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.txt"


def create_record(file: Path, text: str, seed: bytes | None) -> None:
    """A new record with its seed; FileExistsError, and nothing changed, if either is there."""
    if seed is not None:
        create(seed_file(file), seed.hex() + "\n", 0o600)
    try:
        create(file, text)
    except BaseException:
        if seed is not None:
            seed_file(file).unlink()
        raise


def seed_file(record: Path) -> Path:
    """The dealer's secret lies beside the record, for the owner of the file alone."""
    return record.with_name(record.name + SEED_ENDING)


def load_seed(record: Path) -> bytes | None:
    from stellwerk.dealer import SEED_BYTES  # the names of own records are needed without it

    try:
        seed = bytes.fromhex(seed_file(record).read_text("ascii"))
    except (OSError, ValueError):
        return None
    return seed if len(seed) == SEED_BYTES else None


def remove_record(file: Path) -> None:
    """A game without a move of a person yet, with its seed."""
    file.unlink(missing_ok=True)
    seed_file(file).unlink(missing_ok=True)


def own_records(game: str | None = None) -> list[Path]:
    """The records in one's own folder, the one that was played last first."""
    files = [file for file in own_folder().glob(f"{game or ''}*.txt") if file.is_file()]
    return sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True)
