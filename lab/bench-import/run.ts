// Measures the import of a 1 GB ZIP file with 50,000 files by the real server: time and memory. Also measures
// how soon two zip bombs of 10 MB that would unpack to 10 GB are refused.

import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { formWithFile } from '#tests/support/multipart.ts';
import { highestMegabytes, residentMegabytes } from '../support/measure-process.ts';
import { readOptions } from '../support/read-options.ts';
import { printTable, type Row } from '../support/table.ts';
import { FILES, writeBomb, writeLargeApp } from './make-archives.ts';

const OPERATOR = { username: 'admin', password: 'meetlint-en-klok' };
const MOST_MEGABYTES = 200;
const MOST_BOMB_MS = 2000;
readOptions({});
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'zwartwit-bench-'));
const rows: Row[] = [];

console.log('Imports through the real server, with the embedded database\n');
const launcher = {
  command: process.execPath,
  parameters: [join(root, 'scripts', 'serve.mjs')],
  folder: root,
};
const shop = await createKillableServer(launcher, {
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'warn',
  ADMIN_USERNAME: OPERATOR.username,
  ADMIN_PASSWORD: OPERATOR.password,
});
try {
  await shop.start();
  const cookie = await logInForCookie(shop.address, OPERATOR);
  await measureLargeApp(cookie);
  await measureBomb(cookie, 'the truth', 'bomb of 10 MB that says it is 10 GB');
  await measureBomb(cookie, 'little', 'bomb of 10 MB that says it is 10 MB');
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}
printTable(rows);
process.exit(rows.every(({ ok }) => ok !== false) ? 0 : 1);

async function measureLargeApp(cookie: string): Promise<void> {
  const path = join(folder, 'large.zip');
  await writeLargeApp(path);
  await pause(3000);
  const pid = shop.pid ?? 0;
  const before = residentMegabytes(pid);
  const { result, highest } = await highestMegabytes(pid, () => sendFile(path, cookie));
  const growth = highest - before;
  const megabytes = (statSync(path).size / 1024 ** 2).toFixed(0);
  rmSync(path);
  rows.push({
    what: `${megabytes} MB in ${FILES.toLocaleString('en')} files: answered after`,
    measured: `${(result.ms / 1000).toFixed(1)} s (${result.status})`,
    ok: result.status === 200,
  });
  rows.push({
    what: '  memory the server uses more for it',
    measured: `${growth.toFixed(0)} MB (${before.toFixed(0)} → ${highest.toFixed(0)})`,
    aim: `≤ ${MOST_MEGABYTES} MB`,
    ok: growth <= MOST_MEGABYTES,
  });
}

async function measureBomb(cookie: string, says: 'the truth' | 'little', what: string): Promise<void> {
  const path = join(folder, 'bomb.zip');
  await writeBomb(path, says);
  const { ms, status } = await sendFile(path, cookie);
  rows.push({
    what: `${what}: refused after`,
    measured: `${ms.toFixed(0)} ms (${status})`,
    aim: `≤ ${MOST_BOMB_MS} ms`,
    ok: status === 422 && ms <= MOST_BOMB_MS,
  });
}

/** Uploads a file as a stream from disk, as a browser does. Returns the status and the time in ms. */
function sendFile(path: string, cookie: string): Promise<{ status: number; ms: number }> {
  const empty = {
    field: 'zipFile',
    fileName: 'backup.zip',
    type: 'application/zip',
    content: Buffer.alloc(0),
  };
  const { body, type } = formWithFile(empty);
  // What stands around an empty file: all but the last line of the form comes before its content.
  const end = body.lastIndexOf('\r\n--');
  const length = body.length + statSync(path).size;
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': type, 'content-length': length };
    const call = request(`${shop.address}/api/import`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - startedAt }));
    });
    call.on('error', reject);
    call.write(body.subarray(0, end));
    createReadStream(path)
      .on('error', reject)
      .on('end', () => call.end(body.subarray(end)))
      .pipe(call, { end: false });
  });
}
