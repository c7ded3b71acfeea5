// Loads the built server. Code that the build or an earlier start already compiled is not compiled again.

import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

export async function loadServer() {
  enableCompileCache(fileURLToPath(new URL('../../build/compiled', import.meta.url)));
  const server = await import('../../build/server/index.js');
  flushCompileCache();
  return server;
}
