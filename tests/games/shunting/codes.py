"""Die Kürzel · The forms of the codes, each with the message that says its meaning."""

CODES = (("put h", "shunting:code-put"), ("send m", "shunting:code-send"))

ENDINGS = {"empty": "shunting:empty"}
"""the words for how the game ended, each with its message"""
