// Stores copies of backups in a bucket of an S3-compatible service. A large file is uploaded in parts.

import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createS3Client, type S3Access } from '#integrations/s3-client/s3-client.ts';
import { BackupDestinationError, type BackupStorage } from '#modules/operations/index.ts';
import { seconds } from '#shared/clock.ts';

export type BucketLocation = S3Access & {
  bucket: string;
  /** The beginning of all object keys of this shop in the bucket: empty, or ending in a slash. */
  prefix: string;
  /** The maximum time in ms that the storage service may take to answer. */
  timeoutMs?: number;
};

/** The maximum number of parts of an upload, below the 10,000 that S3 accepts per object. */
const MOST_PARTS = 9_000;
/** The minimum size in bytes of a part of an upload, above the 5 MB that S3 requires of all but the last. */
const LEAST_PART = 8 * 1024 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'De bucket bestaat niet.',
  NoSuchKey: 'De kopie is er niet meer.',
  AccessDenied: 'De opslag weigert de sleutel.',
  InvalidAccessKeyId: 'De opslag weigert de sleutel.',
  SignatureDoesNotMatch: 'De opslag weigert de sleutel.',
};

export function createS3Backups({
  bucket: Bucket,
  prefix,
  timeoutMs = seconds(30),
  ...access
}: BucketLocation) {
  const client = createS3Client(access, { socketTimeout: timeoutMs });
  const objectOf = (name: string) => ({ Bucket, Key: `${prefix}${name}` });

  /**
   * Lists one page of the names of the objects in the bucket. `next` is the token of the following page;
   * undefined on the last page.
   */
  async function listPage(token?: string): Promise<{ names: string[]; next: string | undefined }> {
    const listInput = {
      Bucket,
      Prefix: prefix,
      ...(token === undefined ? {} : { ContinuationToken: token }),
    };
    const page = await client.send(new ListObjectsV2Command(listInput));
    if (page.KeyCount === undefined && page.Name === undefined) throw unreadableAnswer();
    const keys = (page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key] : []));
    return { names: keys.map((key) => key.slice(prefix.length)), next: page.NextContinuationToken };
  }

  async function listAll(): Promise<string[]> {
    const all: string[] = [];
    let token: string | undefined;
    do {
      const { names, next } = await listPage(token);
      all.push(...names);
      token = next;
    } while (token !== undefined);
    return all;
  }

  return {
    title: `s3://${Bucket}/${prefix}`.replace(/\/$/, ''),
    list: listAll,
    async write(name, Body, bytes) {
      const partSize = Math.max(LEAST_PART, Math.ceil(bytes / MOST_PARTS));
      const upload = new Upload({ client, params: { ...objectOf(name), Body }, partSize, queueSize: 2 });
      const { ETag } = await upload.done();
      // Without an ETag nothing was stored: a proxy may answer 200 to every request.
      if (!ETag) throw unreadableAnswer();
    },
    async read(name) {
      const { Body } = await client.send(new GetObjectCommand(objectOf(name)));
      if (!(Body instanceof Readable)) throw unreadableAnswer();
      return Body;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(objectOf(name)));
    },
    sharesDiskWith: async () => false,
    reasonOf,
  } satisfies BackupStorage;
}

const unreadableAnswer = () => new BackupDestinationError('De opslag geeft een onbegrijpelijk antwoord.');

function reasonOf(error: unknown): string {
  if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode === undefined)
    return 'De opslag antwoordt niet.';
  return REASONS[error.name] ?? `De opslag weigert (${error.$metadata.httpStatusCode}).`;
}
