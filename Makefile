# make play   a game against a bot in this terminal: Trambahn, or GAME=game_of_trains, GAME=voll_verplant
# make serve  tables for people and bots over the network: http://127.0.0.1:8000
# make test   lint, types and all tests
# make check  lint, format and types alone
# make golden write the golden playthroughs anew
# make bench  speed, beside OpenSpiel
# make pins   renew the pinned requirements (needs uv)

PYTHON ?= python3
GAME ?= trambahn
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play serve test check format golden bench pins clean

play: .venv/ready-play
	$(BIN)/stellwerk play $(GAME)

serve: .venv/ready-serve
	$(BIN)/stellwerk serve

test: check
	$(BIN)/python -m pytest

check: .venv/ready-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: .venv/ready-test
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

golden: .venv/ready-test
	$(BIN)/python -m tests.playthroughs

bench: .venv/ready-bench
	$(BIN)/python -m bench

.venv/ready-%: requirements/%.txt pyproject.toml | .venv/bin/python
	$(INSTALL) --require-hashes -r $<
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Stellwerk needs Python 3.11 or newer: make PYTHON=python3.11 ..." >&2; exit 1; }
	$(PYTHON) -m venv .venv

pins: PIN = uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-header pyproject.toml --group build
pins:
	$(PIN) --output-file requirements/play.txt
	$(PIN) --extra server --constraint requirements/play.txt --output-file requirements/serve.txt
	$(PIN) --extra clairvoyant --extra server --group test --constraint requirements/play.txt --output-file requirements/test.txt
	$(PIN) --group bench --constraint requirements/play.txt --output-file requirements/bench.txt

clean:
	rm -rf .venv
