// An S3-compatible service on a free loopback port, with its files in a folder of its own. It knows its key id, but takes
// any signature of the fourth version for good.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export type S3Server = {
  options: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string };
  stop(): Promise<void>;
};

export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'zwartwit-s3-'));
  const bucket = 'beelden';
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true },
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  let isRunning = true;
  return {
    // Its one key, from its documentation.
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      ...{ region: 'us-east-1', bucket, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    async stop() {
      if (!isRunning) return;
      isRunning = false;
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
