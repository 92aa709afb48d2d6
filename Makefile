# make play   the table in your browser: builds it, starts the server and opens the page
# make serve  the same without opening a page: http://127.0.0.1:8000
# make share  tables for everybody in your network, with their address and a QR code
# make terminal   a game against a bot in this terminal: Trambahn, or GAME=game_of_trains, GAME=voll_verplant
# make test   lint, types and all tests
# make browsers   a whole game of each game in Firefox and in WebKit
# make quick  lint, types, rules, laws and the tests of the browser's state: in 90 seconds
# make check  lint, format, types and the tests of the browser's state
# make wire   write the types of the wire and the keys of the messages for the browser
# make golden write the golden playthroughs
# make siege  an hour of kills, floods, faults and bad input, written to docs/reliability.md; or MINUTES=5
# make bench  speed, beside OpenSpiel, pgx and boardgame.io (needs npm)
# make arrival how soon a table is there over a slow network (needs Chromium)
# make pace   how long one waits in a browser, at default settings (needs Chromium)
# make pins   renew the pinned requirements (needs uv)

PYTHON ?= python3
GAME ?= trambahn
MINUTES ?= 60
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# Node of our own, where the machine's is missing or too old, lies beside Python.
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
NODE_FITS := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)'
SITE := src/stellwerk/server/built/index.html
SITE_SOURCES := $(shell find web src/stellwerk/messages -path web/node_modules -prune -o -type f -print)

.PHONY: play serve share terminal site test browsers quick check lint types site-lint site-test programs compiled format wire golden siege bench pace arrival pins clean

play: .venv/ready-serve $(SITE)
	$(BIN)/stellwerk serve --open

serve: .venv/ready-serve $(SITE)
	$(BIN)/stellwerk serve

share: .venv/ready-serve $(SITE)
	$(BIN)/stellwerk serve --share

terminal: .venv/ready-play
	$(BIN)/stellwerk play $(GAME)

site: $(SITE)

# Two things at a time, set-up too.
test:
	@$(MAKE) --no-print-directory -j2 programs compiled check $(SITE)
	$(BIN)/python -m pytest --ignore $(OTHER_BROWSERS)

# Some minutes: too long to wait for after every change.
OTHER_BROWSERS := tests/browser/test_other_browsers.py
browsers: .venv/ready-test programs $(SITE) compiled
	$(BIN)/python -m pytest $(OTHER_BROWSERS)

# At most 90 seconds on two cores: no server, no browser, and laws over the games of the greedy bot alone.
quick: QUICK = tests/laws tests/games/test_shunting.py tests/trambahn tests/game_of_trains tests/voll_verplant $(wildcard tests/test_*.py) tests/web
quick:
	@$(MAKE) --no-print-directory -j2 check
	$(BIN)/python -m pytest --quiet $(QUICK) -k 'not random-1'

check: lint types site-lint site-test

lint: .venv/ready-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: .venv/ready-test
	$(BIN)/mypy

site-lint: web/node_modules/ready
	cd web && $(WITH_NODE) npm run --silent check

site-test: web/node_modules/ready
	cd web && $(WITH_NODE) npm run --silent test

# Before any worker of the tests starts: two of them would install at the same time.
programs: .venv/ready-test
	$(BIN)/python -m tests.programs

compiled: .venv/ready-test
	$(BIN)/python -m tests.compiled

format: .venv/ready-test web/node_modules/ready
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd web && $(WITH_NODE) npm run --silent format

wire: .venv/ready-test
	$(BIN)/python -m web.wire
	$(BIN)/python -m web.messages

golden: .venv/ready-test
	$(BIN)/python -m tests.playthroughs

siege: .venv/ready-test programs
	$(BIN)/python -m siege --minutes $(MINUTES)

bench: .venv/ready-bench
	$(BIN)/python -m bench
	$(BIN)/python -m bench.server

pace: .venv/ready-test $(SITE)
	$(BIN)/python -m bench.pace

arrival: .venv/ready-test $(SITE)
	$(BIN)/python -m bench.arrival

.venv/ready-%: requirements/%.txt pyproject.toml | .venv/bin/python
	$(INSTALL) --require-hashes -r $<
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(SITE): $(SITE_SOURCES) | web/node_modules/ready
	cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn

# Not `npm ci`: the lock has the compiled parts of the bundler for one platform, others find theirs by version.
web/node_modules/ready: web/package-lock.json requirements/node.txt | .venv/bin/python
	@{ command -v npm && $(NODE_FITS); } >/dev/null 2>&1 || $(INSTALL) --require-hashes -r requirements/node.txt
	cd web && $(WITH_NODE) npm install --no-save --silent
	@touch $@

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Stellwerk needs Python 3.11 or newer: make PYTHON=python3.11 ..." >&2; exit 1; }
	$(PYTHON) -m venv .venv

pins: COMPILE = uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
pins: PIN = $(COMPILE) pyproject.toml --group build
pins:
	$(PIN) --output-file requirements/play.txt
	$(PIN) --extra server --constraint requirements/play.txt --output-file requirements/serve.txt
	$(PIN) --extra clairvoyant --extra research --extra server --group test --constraint requirements/play.txt --output-file requirements/test.txt
	$(PIN) --extra server --group bench --constraint requirements/play.txt --output-file requirements/bench.txt
	$(COMPILE) --group node --output-file requirements/node.txt
	$(COMPILE) --group servers --constraint requirements/test.txt --output-file requirements/servers.txt

clean:
	rm -rf .venv web/node_modules $(dir $(SITE))
