// Where requests are counted: each process for itself, and a limit that holds for all processes together in the database too.
// It is asked once per request, no more once a network has had enough; when it is away or slow, the process's own count decides.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';

/** How often something happened in its window, this time included, and the milliseconds until the window ends. */
export type Counted = { current: number; ttl: number };

/** Counts once more, over all processes. */
export type CountTogether = (what: string, windowMs: number) => Promise<Counted>;

type Own = { current: number; endsAt: number };

const PATIENCE_MS = 500;
const MOST_NETWORKS = 5000;

/** What the limiter hands over of a limit; `together` names one that holds for all processes. */
const limitSchema = z.object({
  together: z.string().optional(),
  routeInfo: z.object({ method: z.unknown(), url: z.unknown() }).partial().optional(),
});

export function createCountStore(countTogether: CountTogether | null): FastifyRateLimitStoreCtor {
  return class CountStore implements FastifyRateLimitStore {
    readonly #own = new LRUCache<string, Own>({ max: MOST_NETWORKS });
    readonly #together: ((network: string, windowMs: number) => Promise<Counted | null>) | null;

    constructor(limit: unknown) {
      const { together, routeInfo } = limitSchema.parse(limit);
      const name = [together, routeInfo?.method, routeInfo?.url].filter(Boolean).join(' ');
      this.#together =
        countTogether && together
          ? (network, windowMs) => inTime(countTogether(`${name} ${network}`, windowMs))
          : null;
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
      const now = Date.now();
      const kept = this.#own.get(network);
      const own = kept && kept.endsAt > now ? kept : { current: 0, endsAt: now + windowMs };
      if (own !== kept) this.#own.set(network, own);
      own.current += 1;
      const mine = { current: own.current, ttl: own.endsAt - now };
      const all = mine.current > max ? null : this.#together?.(network, windowMs);
      if (!all) answer(null, mine);
      else void all.then((counted) => answer(null, adopt(counted, own, mine)));
    }
  };
}

/** What others counted too is this process's from then on, and so is the end of their window. */
function adopt(all: Counted | null, own: Own, mine: Counted): Counted {
  if (!all || all.current <= mine.current) return mine;
  own.current = Math.max(own.current, all.current);
  own.endsAt = Date.now() + all.ttl;
  return all;
}

async function inTime(counting: Promise<Counted>): Promise<Counted | null> {
  return Promise.race([counting, pause(PATIENCE_MS, null, { ref: false })]).catch(() => null);
}
