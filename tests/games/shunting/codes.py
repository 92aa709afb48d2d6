"""Die Kürzel · The forms of the codes, each with the message that says its meaning."""

CODES = (("h>2", "shunting:code-put"), ("1>3", "shunting:code-shunt"))

ENDINGS = {"empty": "shunting:empty"}
"""the words for how the game ended, each with its message"""
