"""Creates the instance's bucket, lets its public address send and read objects, and forgets parts that never became one."""

import os

import boto3
from botocore.config import Config

bucket = os.environ["LIVRETIER_S3_BUCKET"]
s3 = boto3.client(
    "s3",
    endpoint_url=os.environ["LIVRETIER_S3_ENDPOINT"],
    aws_access_key_id=os.environ["LIVRETIER_S3_ACCESS_KEY"],
    aws_secret_access_key=os.environ["LIVRETIER_S3_SECRET_KEY"],
    region_name="us-east-1",
    config=Config(s3={"addressing_style": "path"}, request_checksum_calculation="when_required"),
)

if bucket not in [owned["Name"] for owned in s3.list_buckets()["Buckets"]]:
    s3.create_bucket(Bucket=bucket)

s3.put_bucket_cors(
    Bucket=bucket,
    CORSConfiguration={
        "CORSRules": [
            {
                "AllowedOrigins": [os.environ["LIVRETIER_PUBLIC_URL"]],
                "AllowedMethods": ["GET", "HEAD", "PUT", "POST"],
                "AllowedHeaders": ["*"],
                "ExposeHeaders": ["ETag"],
                "MaxAgeSeconds": 3600,
            }
        ]
    },
)

s3.put_bucket_lifecycle_configuration(
    Bucket=bucket,
    LifecycleConfiguration={
        "Rules": [
            {
                "ID": "uploads never completed",
                "Status": "Enabled",
                "Filter": {"Prefix": "uploads/"},
                "AbortIncompleteMultipartUpload": {"DaysAfterInitiation": 7},
            }
        ]
    },
)
