"""How a map is dressed: on light and on dark screens, on a phone and on paper."""

ROOT = "city-map"
Rules = dict[str, str]

RULES: Rules = {
    "": "--paper: #fbfaf6; --ink: #1d232b; --soft: #59636f; --dot: #fff; font-family: system-ui,"
    ' -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif;',
    "text": "fill: var(--ink);",
    ".paper": "fill: var(--paper);",
    ".track, .casing": "fill: none; stroke-linejoin: round; stroke-linecap: round;",
    ".casing": "stroke: var(--paper);",
    ".pattern": "fill: none; stroke: var(--paper); stroke-width: 1.8; stroke-linecap: round;"
    " stroke-opacity: 0.85;",
    ".ring": "fill: none; stroke: #1d232b; stroke-linecap: round;",
    ".dot": "fill: none; stroke: var(--dot); stroke-linecap: round;",
    ".arrow": "fill: none; stroke: var(--dot); stroke-width: 2.5; stroke-linecap: round;",
    ".star": "fill: #ffc93c; stroke: #1d232b; stroke-width: 2; stroke-linejoin: round;",
    ".name": "paint-order: stroke; stroke: var(--paper); stroke-width: 3.5;"
    " stroke-linejoin: round;",
    ".soft": "fill: var(--soft);",
    ".bold": "font-weight: 700;",
    ".window, .field": "fill: #fff; stroke: #1d232b; stroke-width: 1.5;",
    ".plate": "fill: var(--paper); stroke: var(--ink); stroke-width: 2; stroke-linejoin: round;",
    ".skirt": "fill: var(--paper); stroke-width: 2.5;",
    ".edge": "stroke: var(--paper); stroke-width: 2;",
    ".rule": "stroke: var(--soft);",
}
DARK: Rules = {
    "": "--paper: #161b21; --ink: #eef1f4; --soft: #a7b1bc; --dot: #f6f7f8;",
    ".edge": "stroke: #8b96a3;",
}
# Dark lines on dark paper are hard to see; browsers that cannot mix colours keep them as they are.
MIXED: Rules = {".track": "stroke: color-mix(in srgb, var(--line) 75%, white);"}
UPRIGHT_PHONE = "@media screen and (max-width: 640px) and (max-aspect-ratio: 2/3)"


def css(rules: Rules) -> str:
    """Rules that touch nothing else on a page."""
    lines = []
    for names, rule in rules.items():
        scoped = ", ".join(f".{ROOT} {name}".rstrip() for name in names.split(", "))
        lines.append(f"{scoped} {{ {rule} }}\n")
    return "".join(lines)


def screen_style(phone: Rules) -> str:
    """The phone's own rules come from its layout."""
    mixed = f"@supports (color: color-mix(in srgb, red, red)) {{\n{css(MIXED)}}}\n"
    return (
        css({**RULES, ".phone": "display: none;"})
        + f"{UPRIGHT_PHONE} {{\n{css(phone)}}}\n"
        + f"@media screen and (prefers-color-scheme: dark) {{\n{css(DARK)}{mixed}}}\n"
    )


def print_style(wide: bool) -> str:
    page = f"@page {{ size: A4 {'landscape' if wide else 'portrait'}; margin: 0; }}\n"
    return css({**RULES, "": RULES[""] + " --paper: #fff;"}) + page
