// Where requests are counted: each process for itself, and a limit that holds for all processes together in
// the database too. Of a roomy limit the first half is told there within a second; otherwise it is asked at
// every request, and no more once a network has had enough. When it is away or slow, the process's own count
// decides. Of IPv6 the networks around are counted too.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { type Around, networksAround } from '../networks.ts';

/**
 * How often something happened in its window, this time included, and the milliseconds until the window ends.
 */
export type Counted = { current: number; ttl: number };

/** Counts so many times more, over all processes. */
export type CountTogether = (what: string, windowMs: number, times: number) => Promise<Counted>;

/** `untold` of `current` are not counted together yet. */
type Own = { current: number; untold: number; endsAt: number };

const PATIENCE_MS = 500;
/** From here on nobody comes near a limit by accident: half of it may pass before the others hear of it. */
const ROOMY = 50;
const TELL_AFTER_MS = 1_000;
const MOST_NETWORKS = 5000;

/** What the limiter hands over of a limit; `together` names one that holds for all processes. */
const limitSchema = z.object({
  together: z.string().optional(),
  routeInfo: z.object({ method: z.unknown(), url: z.unknown() }).partial().optional(),
});

export function createCountStore(countTogether: CountTogether | null): FastifyRateLimitStoreCtor {
  return class CountStore implements FastifyRateLimitStore {
    readonly #own = new LRUCache<string, Own>({ max: MOST_NETWORKS });
    readonly #together: TellTogether | null;

    constructor(limit: unknown) {
      this.#together = togetherOf(limit, countTogether);
    }

    child(limit: unknown): FastifyRateLimitStore {
      return new CountStore(limit);
    }

    incr(
      network: string,
      answer: (error: null, counted: Counted) => void,
      windowMs: number,
      max: number,
    ): void {
      const count = (around: Around) => this.#count(around.network, windowMs, max * around.times);
      void countAround(network, max, count).then((counted) => answer(null, counted));
    }

    async #count(network: string, windowMs: number, max: number): Promise<Counted> {
      const now = Date.now();
      const own = this.#openWindow(network, windowMs, now);
      own.current += 1;
      const mine = { current: own.current, ttl: own.endsAt - now };
      if (this.#together === null || mine.current > max) return mine;
      own.untold += 1;
      if (isFarFromLimit(mine.current, max)) {
        if (own.untold === 1)
          setTimeout(() => void this.#tell(network, windowMs, own), TELL_AFTER_MS).unref();
        return mine;
      }
      const all = await this.#tell(network, windowMs, own);
      return all && all.current > mine.current ? all : mine;
    }

    /** The window of a network that has not ended yet; a new one, counted from here, when there is none. */
    #openWindow(network: string, windowMs: number, now: number): Own {
      const last = this.#own.get(network);
      if (last && last.endsAt > now) return last;
      const opened = { current: 0, untold: 0, endsAt: now + windowMs };
      this.#own.set(network, opened);
      return opened;
    }

    /** What others counted too is this process's from then on, and so is the end of their window. */
    async #tell(network: string, windowMs: number, own: Own): Promise<Counted | null> {
      const { untold: times, current } = own;
      own.untold = 0;
      const all = times > 0 ? ((await this.#together?.(network, windowMs, times)) ?? null) : null;
      if (all && all.current > current) {
        own.current = Math.max(own.current, all.current);
        own.endsAt = Date.now() + all.ttl;
      }
      return all;
    }
  };
}

/** So far that the other processes may hear of it later. */
const isFarFromLimit = (current: number, max: number) => max >= ROOMY && current <= max / 2;

type TellTogether = (network: string, windowMs: number, times: number) => Promise<Counted | null>;

/** Null for a limit that each process counts for itself. */
function togetherOf(limit: unknown, countTogether: CountTogether | null): TellTogether | null {
  const { together, routeInfo } = limitSchema.parse(limit);
  const name = [together, routeInfo?.method, routeInfo?.url].filter(Boolean).join(' ');
  return countTogether && together
    ? (network, windowMs, times) => inTime(countTogether(`${name} ${network}`, windowMs, times))
    : null;
}

/** The share of the fullest network around: over `max` when any of them is over its own bound. */
async function countAround(
  network: string,
  max: number,
  count: (around: Around) => Promise<Counted>,
): Promise<Counted> {
  let fullest: Counted = { current: 0, ttl: 0 };
  for (const around of networksAround(network)) {
    const { current, ttl } = await count(around);
    const share = Math.ceil(current / around.times);
    if (share > fullest.current) fullest = { current: share, ttl };
    // What is refused to one network does not use up what those around it may do.
    if (share > max) break;
  }
  return fullest;
}

async function inTime(counting: Promise<Counted>): Promise<Counted | null> {
  return Promise.race([counting, pause(PATIENCE_MS, null, { ref: false })]).catch(() => null);
}
