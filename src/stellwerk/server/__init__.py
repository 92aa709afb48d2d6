"""The table server: people and bots at tables over the network.

Rooms, from the bottom to the top: web, storage, cluster, live, http; then app.py and serving.py.
docs/server.md follows one move through them.
"""
