"""The table server: store, live tables, events, and the whole of it over real HTTP."""
