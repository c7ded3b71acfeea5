// Configures the S3 client: path-style URLs, signed requests, and without checksums that some S3-compatible
// services do not support.

import { S3Client } from '@aws-sdk/client-s3';
import { seconds } from '#shared/clock.ts';

export type S3Access = { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string };
type TimeoutOptions = { requestTimeout: number } | { socketTimeout: number };

export function createS3Client(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Access,
  timeout: TimeoutOptions,
): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    // Not every S3-compatible service supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: seconds(3), ...timeout },
  });
}
