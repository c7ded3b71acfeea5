// How `npm start` launches the shop: one process that does everything, or several behind one address
// (WEB_CONCURRENCY), which hand each new connection to the next of them.

import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { dirname, join } from 'node:path';
import { environment, nodePath, root, settings } from '../bootstrap.mjs';

const SHOP = 'serve.mjs';
const PRODUCTION = { NODE_ENV: 'production' };

/** One process. An open socket that was handed down (LISTEN_FD) is handed on, and outlives it. */
export function launchAlone(script, parameters) {
  const socket = Number(settings().LISTEN_FD || Number.NaN);
  const [handedOn, told] = Number.isInteger(socket) ? [[socket], { LISTEN_FD: '4' }] : [[], {}];
  return () =>
    spawn(nodePath(), [join(root, script), ...parameters], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc', ...handedOn],
      env: environment({ ...PRODUCTION, ...told }),
    });
}

/**
 * One of several. Each launch looks anew where the shop lies: an address that leads to another version by now
 * starts that one. Needs Node 24 in this process already: the others run on the same.
 */
export function launchTogether(env) {
  const folder = dirname(process.argv[1]);
  cluster.setupPrimary({ exec: join(folder, SHOP), cwd: dirname(folder) });
  return cluster.fork(environment({ ...PRODUCTION, ...env })).process;
}

/** One that works and `count` that answer; when one is to do, a single one that does both. */
export function placesFor({ WEB_CONCURRENCY, ROLE = 'all' }) {
  const count = Number(WEB_CONCURRENCY);
  if (!Number.isInteger(count) || count <= 1) return [{}];
  const each = (role) => Array.from({ length: count }, () => ({ ROLE: role }));
  return ROLE === 'all' ? [{ ROLE: 'worker' }, ...each('web')] : each(ROLE);
}
