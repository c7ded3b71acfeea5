// Loads the built server. What was compiled before, by the build or an earlier start, is not compiled again.

import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

export async function loadServer() {
  enableCompileCache(fileURLToPath(new URL('../../build/compiled', import.meta.url)));
  const server = await import('../../build/server/index.js');
  flushCompileCache();
  return server;
}
