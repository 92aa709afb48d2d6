"""Write every golden playthrough."""

from tests.playthroughs import FOLDER, SHOWN, file_of, playthrough

for old in FOLDER.glob("*.txt"):
    old.unlink()
for case in SHOWN:
    file_of(case).write_text(playthrough(case))
