// Defines how `npm start` launches the shop: as one process, or as several behind one address
// (WEB_CONCURRENCY) that get new connections in turn.

import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { dirname, join } from 'node:path';
import { environment, nodePath, root, settings } from '../bootstrap.mjs';

const SHOP = 'serve.mjs';
const PRODUCTION = { NODE_ENV: 'production' };

/**
 * Launches the shop as a single process. A listening socket inherited through LISTEN_FD is passed on and
 * stays open after the process ends.
 */
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
 * Launches one of several processes. Each launch resolves the path of the shop again, so that a link to a
 * newer version starts that version. This process must run on Node 24 already, because the others use the
 * same Node.
 */
export function launchTogether(env) {
  const folder = dirname(process.argv[1]);
  cluster.setupPrimary({ exec: join(folder, SHOP), cwd: dirname(folder) });
  return cluster.fork(environment({ ...PRODUCTION, ...env })).process;
}

/**
 * Returns the places of the processes: one that runs jobs and `count` that answer requests; when only one
 * process is wanted, a single place that does both.
 */
export function placesFor({ WEB_CONCURRENCY, ROLE = 'all' }) {
  const count = Number(WEB_CONCURRENCY);
  if (!Number.isInteger(count) || count <= 1) return [{}];
  const each = (role) => Array.from({ length: count }, () => ({ ROLE: role }));
  return ROLE === 'all' ? [{ ROLE: 'worker' }, ...each('web')] : each(ROLE);
}
