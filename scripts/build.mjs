// npm run build: builds pages and server with Vite, compresses the browser's files, and prepares the database
// of the first start.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildStamp, ensureInstalled, fail, nodePath, root, run, sourcesFingerprint } from './bootstrap.mjs';

ensureInstalled();
const fingerprint = sourcesFingerprint();
rmSync(join(root, 'build'), { recursive: true, force: true });
const env = { NODE_ENV: 'production' };
if (run('react-router', ['build', '--logLevel', 'warn'], { env }).status !== 0)
  fail('Vite could not build the shop.');
compress(join(root, 'build', 'client', 'assets'));
if (run(nodePath(), [join(root, 'scripts', 'build', 'prepare-database.mjs')], { env }).status !== 0) {
  fail('The prepared database could not be made.');
}

if (run(nodePath(), [join(root, 'scripts', 'build', 'compile-ahead.mjs')], { env }).status !== 0)
  fail('The built server could not be loaded.');

writeFileSync(buildStamp, fingerprint);

/** Writes .br and .gz versions of the text files in a folder where these are smaller. */
function compress(folder) {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg|json|txt)$/.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    if (bytes.length < 512) continue;
    const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    const gzip = gzipSync(bytes, { level: 9 });
    if (brotli.length < bytes.length) writeFileSync(join(folder, `${name}.br`), brotli);
    if (gzip.length < bytes.length) writeFileSync(join(folder, `${name}.gz`), gzip);
  }
}
