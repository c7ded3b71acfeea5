// One bucket of an S3-compatible service, with the four calls the shop makes. The service is not trusted:
// every object is stored with its digest, and an impossible answer counts as a failure.

import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createS3Client, type S3Access } from '#integrations/s3-client/s3-client.ts';
import { storageUnavailable } from '#modules/media/index.ts';
import type { Log } from '#platform/log/create-log.ts';
import { seconds } from '#shared/clock.ts';

export type BucketOptions = S3Access & {
  bucket: string;
  log: Pick<Log, 'warn'>;
  /** The maximum time in ms of one call to the bucket, including its retry. */
  timeoutMs?: number;
};

export type StoredObject = { key: string; storedAt: Date };

/** The calls of a bucket. Each throws `storageUnavailable` on failure and logs the reason. */
export type Bucket = {
  put(key: string, type: string, bytes: Uint8Array): Promise<void>;
  /** Reads an object of the bucket by its key; null when it does not exist. */
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
  /** Lists the objects whose keys begin with `prefix`, in the order of their keys. */
  list(prefix: string): AsyncIterable<StoredObject>;
};

const ONE_YEAR = 'public, max-age=31536000, immutable';

export function openBucket({ log, timeoutMs = seconds(10), ...options }: BucketOptions): Bucket {
  const { bucket: Bucket } = options;
  const client = createS3Client(options, { requestTimeout: seconds(8) });
  const withTimeout = async <Result>(
    call: (abortSignal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await call(AbortSignal.timeout(timeoutMs));
    } catch (error) {
      log.warn({ err: error }, 'the bucket with the pictures refused');
      throw storageUnavailable();
    }
  };
  return {
    put: (Key, ContentType, Body) =>
      withTimeout(async (abortSignal) => {
        const metadata = { CacheControl: ONE_YEAR, Metadata: { sha256: digestOf(Body) } };
        const command = new PutObjectCommand({ Bucket, Key, ContentType, Body, ...metadata });
        const { ETag } = await client.send(command, { abortSignal });
        // Without an ETag nothing was stored: a proxy may answer 200 to every request.
        if (!ETag) throw new Error('The answer to a PUT names no ETag');
      }),
    get: (Key) => withTimeout((abortSignal) => getObject(client, { Bucket, Key }, abortSignal)),
    delete: (Key) =>
      withTimeout(async (abortSignal) => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal });
      }),
    async *list(Prefix) {
      let next: string | undefined;
      do {
        const listInput = { Bucket, Prefix, ...(next === undefined ? {} : { ContinuationToken: next }) };
        const page = await withTimeout((abortSignal) => listObjects(client, listInput, abortSignal));
        yield* page.objects;
        next = page.next;
      } while (next !== undefined);
    },
  };
}

async function getObject(
  client: S3Client,
  objectInput: { Bucket: string; Key: string },
  abortSignal: AbortSignal,
) {
  try {
    const { Body, Metadata } = await client.send(new GetObjectCommand(objectInput), { abortSignal });
    const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
    if (Metadata?.sha256 !== digestOf(bytes)) throw new Error('The object is not the one that was kept');
    return bytes;
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

type ListInput = { Bucket: string; Prefix: string; ContinuationToken?: string };

async function listObjects(client: S3Client, listInput: ListInput, abortSignal: AbortSignal) {
  const answer = await client.send(new ListObjectsV2Command(listInput), { abortSignal });
  if (answer.KeyCount === undefined && answer.Name === undefined)
    throw new Error('The answer is no list of objects');
  const objects = (answer.Contents ?? []).flatMap(({ Key, LastModified }) =>
    Key && LastModified ? [{ key: Key, storedAt: LastModified }] : [],
  );
  return { objects, next: answer.NextContinuationToken };
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
