// Starts the built shop in this process, prints its address, and stops it cleanly on a signal.

import cluster from 'node:cluster';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSettings } from './bootstrap.mjs';
import { announce, explain } from './server/announce.mjs';
import { loadServer } from './server/load-server.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

loadSettings();

try {
  const { start, stopOnSignals } = await loadServer();
  const shop = await start({ env: process.env, root });
  stopOnSignals(shop);
  // Of several the first speaks for all: it has made the first operator, if there was none.
  if (!cluster.isWorker || cluster.worker.id === 1) announce(shop);
  process.send?.('running');
} catch (error) {
  explain(error);
  process.exit(1);
}
