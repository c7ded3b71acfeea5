// Rate limit counters. Each process counts for itself; limits for all processes also count in the database.
// Of a limit of 50 requests or more, the first half is counted in memory and reported to the database within
// a second. After that half the database is asked at every request, until the network is over its limit. When
// the database is slow or unreachable, the process's own count decides. For IPv6 the enclosing networks are
// counted too.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { type EnclosingNetwork, enclosingNetworks } from '../networks.ts';

/**
 * The count of a rate limit for one network: the number of requests in a window, including the current
 * request, and the milliseconds until the window ends.
 */
export type WindowCount = { current: number; ttl: number };

/**
 * Adds `times` requests to the count that all processes share and returns the total in the current window.
 * `what` identifies rate limit and network.
 */
export type CountShared = (what: string, windowMs: number, times: number) => Promise<WindowCount>;

/**
 * The requests of one network that this process counted in the current window. `unreported` is the part of
 * `current` not yet added to the shared count; `endsAt` is the end of the window.
 */
type LocalCount = { current: number; unreported: number; endsAt: number };

const TIMEOUT_MS = 500;
/**
 * Smallest maximum of a rate limit whose first half is reported to the shared count in batches, up to a
 * second late. Smaller limits are too soon reached for that and ask the database at every request.
 */
const BATCHED_FROM = 50;
const REPORT_AFTER_MS = 1_000;
const MAX_NETWORKS = 5000;

/**
 * A rate limit in the form that the rate limiter passes to the store. `together` is the name of a limit that
 * all processes share; absent when each process counts for itself.
 */
const limitSchema = z.object({
  together: z.string().optional(),
  routeInfo: z.object({ method: z.unknown(), url: z.unknown() }).partial().optional(),
});

export function createRateLimitStore(countShared: CountShared | null): FastifyRateLimitStoreCtor {
  return class RateLimitStore implements FastifyRateLimitStore {
    readonly #own = new LRUCache<string, LocalCount>({ max: MAX_NETWORKS });
    readonly #together: ReportShared | null;

    constructor(limit: unknown) {
      this.#together = sharedCounterOf(limit, countShared);
    }

    child(limit: unknown): FastifyRateLimitStore {
      return new RateLimitStore(limit);
    }

    incr(
      network: string,
      answer: (error: null, counted: WindowCount) => void,
      windowMs: number,
      max: number,
    ): void {
      const count = (enclosing: EnclosingNetwork) =>
        this.#count(enclosing.network, windowMs, max * enclosing.times);
      void countEnclosing(network, max, count).then((counted) => answer(null, counted));
    }

    async #count(network: string, windowMs: number, max: number): Promise<WindowCount> {
      const now = Date.now();
      const local = this.#openWindow(network, windowMs, now);
      local.current += 1;
      const localCount = { current: local.current, ttl: local.endsAt - now };
      if (this.#together === null || localCount.current > max) return localCount;
      local.unreported += 1;
      if (isFarFromLimit(localCount.current, max)) {
        if (local.unreported === 1)
          setTimeout(() => void this.#tell(network, windowMs, local), REPORT_AFTER_MS).unref();
        return localCount;
      }
      const all = await this.#tell(network, windowMs, local);
      return all && all.current > localCount.current ? all : localCount;
    }

    /** Returns the current rate-limit window of a network; opens a new one when the last has ended. */
    #openWindow(network: string, windowMs: number, now: number): LocalCount {
      const last = this.#own.get(network);
      if (last && last.endsAt > now) return last;
      const opened = { current: 0, unreported: 0, endsAt: now + windowMs };
      this.#own.set(network, opened);
      return opened;
    }

    /**
     * Adds the unreported requests to the shared count and returns the new shared count. When it is higher
     * than this process's own count, its total and end of window replace the local ones. Returns null when
     * nothing was unreported or the database did not answer.
     */
    async #tell(network: string, windowMs: number, local: LocalCount): Promise<WindowCount | null> {
      const { unreported, current } = local;
      local.unreported = 0;
      const all = unreported > 0 ? ((await this.#together?.(network, windowMs, unreported)) ?? null) : null;
      if (all && all.current > current) {
        local.current = Math.max(local.current, all.current);
        local.endsAt = Date.now() + all.ttl;
      }
      return all;
    }
  };
}

/**
 * True when a network has used at most half of a high limit. The process then adds several requests to the
 * shared count at once, instead of one database call per request.
 */
const isFarFromLimit = (current: number, max: number) => max >= BATCHED_FROM && current <= max / 2;

type ReportShared = (network: string, windowMs: number, times: number) => Promise<WindowCount | null>;

/**
 * Returns the function that adds to the shared count of a limit; null for a limit that each process counts
 * for itself.
 */
function sharedCounterOf(limit: unknown, countShared: CountShared | null): ReportShared | null {
  const { together, routeInfo } = limitSchema.parse(limit);
  const name = [together, routeInfo?.method, routeInfo?.url].filter(Boolean).join(' ');
  return countShared && together
    ? (network, windowMs, times) => withTimeout(countShared(`${name} ${network}`, windowMs, times))
    : null;
}

/**
 * Counts the request in the network and its enclosing networks, until one of them exceeds its own limit. Each
 * count is divided by the factor by which that network's limit is higher; the highest result is returned. It
 * is above `max` exactly when a network exceeds its limit.
 */
async function countEnclosing(
  network: string,
  max: number,
  count: (enclosing: EnclosingNetwork) => Promise<WindowCount>,
): Promise<WindowCount> {
  let fullest: WindowCount = { current: 0, ttl: 0 };
  for (const enclosing of enclosingNetworks(network)) {
    const { current, ttl } = await count(enclosing);
    const share = Math.ceil(current / enclosing.times);
    if (share > fullest.current) fullest = { current: share, ttl };
    // What is refused to one network does not use up what those around it may do.
    if (share > max) break;
  }
  return fullest;
}

async function withTimeout(counting: Promise<WindowCount>): Promise<WindowCount | null> {
  return Promise.race([counting, pause(TIMEOUT_MS, null, { ref: false })]).catch(() => null);
}
