"""Several processes on one database: who keeps which table, and who is told what."""
