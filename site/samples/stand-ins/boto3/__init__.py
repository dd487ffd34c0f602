# The part of the package boto3 that samples use: a store in memory that keeps the size of each object.
import os


class Client:
    def __init__(self):
        self.sizes = {}

    def upload_file(self, path, bucket, key):
        self.sizes[bucket, key] = os.path.getsize(path)

    def upload_fileobj(self, source, bucket, key, Config=None):
        size = 0
        while chunk := source.read(1024 * 1024):
            size += len(chunk)
        self.sizes[bucket, key] = size

    def head_object(self, Bucket, Key):
        return {"ContentLength": self.sizes[Bucket, Key]}


def client(service, endpoint_url=None, region_name=None, aws_access_key_id=None, aws_secret_access_key=None):
    if service != "s3" or not aws_access_key_id or not aws_secret_access_key:
        raise ValueError("S3 needs two keys")
    return Client()
