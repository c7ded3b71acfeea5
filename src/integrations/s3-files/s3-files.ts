// Stores the files of pictures in a bucket of an S3-compatible service. An object exists completely or not at
// all, and a picture is announced only after its last file is stored, so an incomplete picture is never
// visible.

import { isPictureKey, type MediaStorage } from '#modules/media/index.ts';
import { type BucketOptions, openBucket } from './bucket.ts';

const PREFIX = 'media/';

export function createS3Files(options: BucketOptions): MediaStorage {
  const bucket = openBucket(options);
  return {
    async store(key, files) {
      for (const { name, type, bytes } of files) await bucket.put(`${PREFIX}${key}/${name}`, type, bytes);
    },
    read: (key, name) => bucket.get(`${PREFIX}${key}/${name}`),
    async remove(key) {
      for await (const file of bucket.list(`${PREFIX}${key}/`)) await bucket.delete(file.key);
    },
    async *list() {
      let last: string | null = null;
      for await (const file of bucket.list(PREFIX)) {
        const key = file.key.slice(PREFIX.length).split('/')[0] ?? '';
        // The files of a picture are listed one after another, so each picture is returned once.
        if (key !== last && isPictureKey(key)) yield { key, storedAt: file.storedAt };
        last = key;
      }
    },
    // Uploads leave nothing unfinished that would have to be removed.
    async tidy() {},
  };
}
