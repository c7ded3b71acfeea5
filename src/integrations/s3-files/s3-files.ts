// The files of pictures in a bucket of an S3-compatible service. The service is not trusted to answer well: every file
// carries its digest, and what comes back is compared with it.

import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import {
  isPictureKey,
  type MediaStorage,
  type PictureFile,
  storageUnavailable,
} from '#modules/media/index.ts';
import type { Log } from '#platform/log/create-log.ts';
import { seconds } from '#shared/clock.ts';

export type S3Options = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  log: Pick<Log, 'warn'>;
  /** For one call, with its repetition. */
  patience?: number;
};

const PREFIX = 'media/';
const ONE_YEAR = 'public, max-age=31536000, immutable';

export function createS3Files({ log, patience = seconds(10), ...options }: S3Options): MediaStorage {
  const { bucket: Bucket } = options;
  const client = clientOf(options);

  const ask = async <Result>(call: (abortSignal: AbortSignal) => Promise<Result>): Promise<Result> => {
    try {
      return await call(AbortSignal.timeout(patience));
    } catch (error) {
      log.warn({ err: error }, 'the bucket with the pictures refused');
      throw storageUnavailable();
    }
  };
  const put = (key: string, { name, type, bytes }: PictureFile) =>
    ask(async (abortSignal) => {
      const input = { Bucket, Key: `${PREFIX}${key}/${name}`, Body: bytes, ContentType: type };
      const kept = { ...input, CacheControl: ONE_YEAR, Metadata: { sha256: digestOf(bytes) } };
      const { ETag } = await client.send(new PutObjectCommand(kept), { abortSignal });
      // A proxy that answers 200 to everything has kept nothing.
      if (!ETag) throw new Error('The answer to a PUT names no ETag');
    });
  const pageOf = (prefix: string, ContinuationToken: string | undefined) =>
    ask(async (abortSignal) => {
      const input = { Bucket, Prefix: prefix, ...(ContinuationToken ? { ContinuationToken } : {}) };
      const answer = await client.send(new ListObjectsV2Command(input), { abortSignal });
      if (answer.KeyCount === undefined && answer.Name === undefined)
        throw new Error('That is no list of objects');
      return answer;
    });
  async function* objects(prefix: string) {
    let token: string | undefined;
    do {
      const page = await pageOf(prefix, token);
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified) yield { Key, LastModified };
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  return {
    async keep(key, files) {
      for (const file of files) await put(key, file);
    },
    read: (key, name) =>
      ask(async (abortSignal) => {
        const input = { Bucket, Key: `${PREFIX}${key}/${name}` };
        const answer = await client.send(new GetObjectCommand(input), { abortSignal }).catch((error) => {
          if (error instanceof NoSuchKey) return null;
          throw error;
        });
        if (!answer) return null;
        const bytes = (await answer.Body?.transformToByteArray()) ?? new Uint8Array();
        if (answer.Metadata?.sha256 !== digestOf(bytes))
          throw new Error('The file is not the one that was kept');
        return bytes;
      }),
    async remove(key) {
      for await (const { Key } of objects(`${PREFIX}${key}/`)) {
        await ask((abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }));
      }
    },
    async *list() {
      // Keys come in order, so the files of one picture follow each other.
      let last: string | null = null;
      for await (const { Key, LastModified } of objects(PREFIX)) {
        const key = Key.slice(PREFIX.length).split('/')[0] ?? '';
        if (key !== last && isPictureKey(key)) yield { key, keptAt: LastModified };
        last = key;
      }
    },
    // An object is there completely or not at all.
    async tidy() {},
  };
}

function clientOf({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: Omit<S3Options, 'log' | 'patience'>): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    // The newer checksums are not known to every service that speaks S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: seconds(3), requestTimeout: seconds(8) },
  });
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
