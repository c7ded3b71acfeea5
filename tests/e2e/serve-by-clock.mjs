// Starts the built shop as its launcher does, with a clock set by the test: first by CLOCK, then by every
// message.

import { fileURLToPath } from 'node:url';
import { start, stopOnSignals } from '../../build/server/index.js';

let ahead = 0;
const setClock = (moment) => {
  ahead = Date.parse(moment) - Date.now();
};
setClock(process.env.CLOCK);

const shop = await start({
  env: process.env,
  root: fileURLToPath(new URL('../../', import.meta.url)),
  clock: { now: () => new Date(Date.now() + ahead) },
});
stopOnSignals(shop);
process.on('message', (moment) => {
  setClock(moment);
  process.send('set');
});
