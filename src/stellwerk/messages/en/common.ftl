# Whatever several parts say alike.
nobody = nobody
