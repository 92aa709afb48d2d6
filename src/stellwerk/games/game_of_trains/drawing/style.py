"""How the table is dressed, on light and on dark screens: a child's freight yard."""

from stellwerk.core.svg import FONT

ROOT = "train-table"
STYLE = f"""
.{ROOT} {{ --paper: #eef3e6; --ink: #1d232b; --soft: #59636f; --panel: #fbfdf7; --edge: #c7d2b8;
  --wagon: #ffe0a3; --tied: #bfe3b4; --loco: #b3261e; --rail: #8b96a3; --sign: #ffffff;
  font-family: {FONT}; }}
.{ROOT} text {{ fill: var(--ink); }}
.{ROOT} .paper {{ fill: var(--paper); }}
.{ROOT} .panel {{ fill: var(--panel); stroke: var(--edge); stroke-width: 1.5; }}
.{ROOT} .turn {{ stroke: var(--loco); stroke-width: 3; }}
.{ROOT} .soft {{ fill: var(--soft); }}
.{ROOT} .bold {{ font-weight: 700; }}
.{ROOT} .wagon {{ fill: var(--wagon); stroke: var(--ink); stroke-width: 2; }}
.{ROOT} .tied {{ fill: var(--tied); }}
.{ROOT} .gap {{ fill: none; stroke-dasharray: 5 5; }}
.{ROOT} .wheel {{ fill: var(--ink); }}
.{ROOT} .coupling {{ stroke: var(--ink); stroke-width: 6; }}
.{ROOT} .rail {{ stroke: var(--rail); stroke-width: 3; }}
.{ROOT} .loco {{ fill: var(--loco); stroke: var(--ink); stroke-width: 2; }}
.{ROOT} .sign {{ fill: var(--sign); stroke: var(--ink); stroke-width: 2; }}
.{ROOT} .line {{ fill: none; stroke: var(--ink); stroke-width: 3; stroke-linecap: round;
  stroke-linejoin: round; }}
.{ROOT} .full {{ fill: var(--ink); }}
.{ROOT} .mid {{ fill: none; stroke: var(--soft); stroke-width: 2; }}
.{ROOT} .lock {{ fill: #f2c230; stroke: #1d232b; stroke-width: 2; }}
@media screen and (prefers-color-scheme: dark) {{
.{ROOT} {{ --paper: #161b21; --ink: #eef1f4; --soft: #a7b1bc; --panel: #1f262e; --edge: #3b4551;
  --wagon: #6a5526; --tied: #2f5f3a; --loco: #e0655c; --rail: #59636f; --sign: #2a323b; }}
}}
"""
