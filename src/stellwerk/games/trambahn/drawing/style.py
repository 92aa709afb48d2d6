"""How the table is dressed, on light and on dark screens: enamel signs and tickets."""

from stellwerk.core.svg import FONT

ROOT = "trambahn-table"
STYLE = f"""
.{ROOT} {{ --paper: #f7f3e8; --ink: #1d232b; --soft: #5d6570; --panel: #fffdf6; --edge: #cfc6b0;
  --b: #1f5fa8; --r: #b3261e; --g: #2e7d32; --y: #f2c230; --c: #c9b79c; --lit: #b3261e;
  font-family: {FONT}; }}
.{ROOT} text {{ fill: var(--ink); }}
.{ROOT} .paper {{ fill: var(--paper); }}
.{ROOT} .panel {{ fill: var(--panel); stroke: var(--edge); stroke-width: 1.5; }}
.{ROOT} .turn {{ stroke: var(--lit); stroke-width: 3; }}
.{ROOT} .soft {{ fill: var(--soft); }}
.{ROOT} .bold {{ font-weight: 700; }}
.{ROOT} .card {{ stroke: var(--ink); stroke-width: 1.2; }}
.{ROOT} .light {{ fill: #fff; }}
.{ROOT} .dark {{ fill: #1d232b; }}
.{ROOT} .mark {{ fill: none; stroke-width: 3; stroke-linecap: round; opacity: 0.85; }}
.{ROOT} .back {{ fill: #6b7683; stroke: var(--ink); stroke-width: 1.2; }}
.{ROOT} .weave {{ fill: none; stroke: #9aa4af; stroke-width: 1.5; }}
.{ROOT} .place {{ fill: none; stroke: var(--soft); stroke-width: 1.2; stroke-dasharray: 3 4; }}
.{ROOT} .track {{ stroke: var(--soft); stroke-width: 5; }}
.{ROOT} .stop {{ fill: var(--panel); stroke: var(--soft); stroke-width: 3; }}
.{ROOT} .now {{ fill: var(--lit); stroke: var(--lit); }}
.{ROOT} .tram {{ fill: var(--ink); }}
.{ROOT} .pane {{ fill: var(--paper); }}
.{ROOT} .gone {{ opacity: 0.3; }}
.{ROOT} .rule {{ stroke: var(--edge); }}
@media screen and (prefers-color-scheme: dark) {{
.{ROOT} {{ --paper: #161b21; --ink: #eef1f4; --soft: #a7b1bc; --panel: #1f262e; --edge: #3b4551;
  --b: #2f6fbb; --r: #c23a32; --g: #35803a; --lit: #ff8a7a; }}
}}
"""
