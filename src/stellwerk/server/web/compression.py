"""Compression of long answers, on the routes that give them. Streams and files have their own."""

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

LEAST_BYTES = 1000
LEVEL = 6

COMPRESSED = DefineMiddleware(
    CompressionMiddleware,
    config=CompressionConfig("gzip", minimum_size=LEAST_BYTES, gzip_compress_level=LEVEL),
)
