// Load shedding. A process whose event loop is far behind refuses visitors for a moment. The number of
// connections is limited, so that file descriptors remain for the shop's own files. Neither check opens a
// file.

import { readFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { refusing } from '#shared/api/problems.ts';
import { RETRY_AFTER_SECONDS } from '../problem-replies.ts';

const CHECK_INTERVAL_MS = 1_000;
const RESOLUTION_MS = 10;
const MAX_DELAY_MS = 3_000;
/**
 * File descriptors reserved for the embedded database, logs, the sandbox's file and outgoing calls; up to 380
 * were measured.
 */
const RESERVED_DESCRIPTORS = 400;

/** Creates the refusal 503 `temporarily_unavailable` with Retry-After. */
export const overloaded = refusing('temporarily_unavailable', 'Het is heel druk. Probeer het zo opnieuw.', {
  retryAfter: RETRY_AFTER_SECONDS,
});

/**
 * Refuses requests with 503 and Retry-After while the event loop is more than 3 seconds behind, averaged over
 * a second. Must be called before the routes are registered.
 */
export function shedLoad(app: FastifyInstance): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let behind = false;
  const timer = setInterval(() => {
    behind = delay.mean / 1e6 - RESOLUTION_MS > MAX_DELAY_MS;
    delay.reset();
  }, CHECK_INTERVAL_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
  app.addHook('onRequest', async () => {
    if (behind) throw overloaded();
  });
}

/**
 * Limits open connections so that file descriptors remain for the shop's own files; further connections are
 * closed at once. Sets no limit where the system does not report the number of descriptors.
 */
export function limitConnections(server: Server, limits = readLimits()): void {
  const open = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
  // No such limit, or a system that does not say.
  if (!Number.isSafeInteger(open)) return;
  server.maxConnections = Math.max(open - RESERVED_DESCRIPTORS, Math.floor(open / 8));
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    // Only Linux has it.
    return '';
  }
}
