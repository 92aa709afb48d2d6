"""Without an extra everything else works, and what is missing says how to get it."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel", "open_spiel"):
    sys.modules[name] = None
"""


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", WITHOUT + program], capture_output=True, text=True)


def test_the_vector_environment_needs_no_extra() -> None:
    program = "from stellwerk.research import VectorEnv; env = VectorEnv('trambahn', 2, threads=1)"
    assert run(program).returncode == 0


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("pettingzoo.trambahn_v1", "pettingzoo"),
        ("pettingzoo.voll_verplant_v1", "pettingzoo"),
        ("gymnasium", "gymnasium"),
        ("openspiel", "openspiel"),
    ],
)
def test_a_missing_peer_says_how_to_get_it(module: str, extra: str) -> None:
    told = run(f"import stellwerk.research.{module}").stderr
    assert f"is not installed; get it with: pip install 'stellwerk[{extra}]'" in told
