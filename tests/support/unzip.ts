// Returns the files of a ZIP answer by name.

import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

export async function unzip(body: unknown): Promise<Map<string, Buffer>> {
  if (!Buffer.isBuffer(body)) throw new Error('The answer is no file');
  const zip = await fromBufferPromise(body);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}
