// What the server does when there is too much of everything: a process that lags behind turns visitors away
// for a moment, and connections leave room for the files the shop itself needs. Neither opens a file to find
// out.

import { readFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { refusing } from '#shared/api/problems.ts';
import { RETRY_AFTER_SECONDS } from '../problem-replies.ts';

const CHECK_INTERVAL_MS = 1_000;
const RESOLUTION_MS = 10;
const MAX_DELAY_MS = 3_000;
/** The embedded database, logs, the provider's file and calls to others: measured at up to 380. */
const RESERVED_DESCRIPTORS = 400;

/** 503 `temporarily_unavailable` with Retry-After. */
export const overloaded = refusing('temporarily_unavailable', 'Het is heel druk. Probeer het zo opnieuw.', {
  retryAfter: RETRY_AFTER_SECONDS,
});

/**
 * 503 with Retry-After while the process has been seconds behind on average. For a real server, before its
 * routes.
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

/** Connections beyond what leaves room for the shop's own files are let go at once. */
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
