"""Routes, one file a resource."""
