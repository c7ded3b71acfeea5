// Starts the built shop in this process, says where it is, and stops it cleanly on a signal.

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start, stopOnSignals } from '../build/server/index.js';
import { announce, explain } from './announce.mjs';
import { loadSettings } from './bootstrap.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

loadSettings();

try {
  const shop = await start({ env: process.env, root });
  announce(shop);
  stopOnSignals(shop.stop);
  process.send?.('running');
} catch (error) {
  explain(error);
  process.exit(1);
}
