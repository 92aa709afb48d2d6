"""Routes, one file a resource: nothing but handlers and the structs of requests and answers."""
