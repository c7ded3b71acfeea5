// Starts the shop again when it ended without being asked to: killed, out of memory, or by its own decision because its
// disk or its database failed. Pauses grow, so that a fault that stays costs next to nothing.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, nodePath, root } from './bootstrap.mjs';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** Whoever ran for so long ended for a reason of its own, not for that of the time before. */
const STEADY_MS = 60_000;

/**
 * A first start that fails by itself is not tried again: a person reads why. The script sends the message `running` when
 * it has come up, and stops when this process is gone.
 */
export function keepRunning(script, parameters, env = {}, firstPauseMs = FIRST_PAUSE_MS) {
  let child = null;
  let waiting = null;
  let asked = false;
  let hasRun = false;
  let failures = 0;

  function begin() {
    const startedAt = performance.now();
    child = spawn(nodePath(), [join(root, script), ...parameters], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: environment(env),
    });
    child.on('message', (message) => {
      if (message === 'running') hasRun = true;
    });
    child.on('exit', (code, signal) => {
      child = null;
      if (asked || code === 0 || (!hasRun && signal === null)) process.exit(code ?? (signal ? 1 : 0));
      if (performance.now() - startedAt > STEADY_MS) failures = 0;
      const pauseMs = Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** Math.min(failures, 10));
      failures += 1;
      console.error(`\nDe winkel stopte (${signal ?? code}) en start opnieuw over ${pauseMs / 1000} s.`);
      waiting = setTimeout(begin, pauseMs);
    });
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      asked = true;
      if (child) child.kill(signal);
      else {
        clearTimeout(waiting);
        process.exit(0);
      }
    });
  }
  begin();
}
