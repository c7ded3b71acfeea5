// Caches in memory for values that are read often and rarely change. A value stays until it is invalidated or
// expires.

import type { Clock } from './clock.ts';

export type Cached<T> = {
  /**
   * Returns the cached value or loads it; simultaneous readers share one load. A failed load rejects for
   * these readers and is not cached.
   */
  read(): Promise<T>;
  /**
   * Drops the cached value, so that the next reader loads it again. Readers that wait for a load in progress
   * still get its value, which is not cached.
   */
  invalidate(): void;
};

export function cached<T>(load: () => Promise<T>): Cached<T> {
  let stored: Promise<T> | null = null;
  return {
    read() {
      if (stored) return stored;
      const reading = load();
      stored = reading;
      // An outage is not kept: the next reader tries again.
      reading.catch(() => {
        if (stored === reading) stored = null;
      });
      return reading;
    },
    invalidate() {
      stored = null;
    },
  };
}

export type CachedPerHandle<On, T> = { read(on: On): Promise<T>; invalidate(): void };

/**
 * Creates a cache whose readers pass their own database handle, the connection or a transaction. Until a
 * value is cached, each reader loads it itself: a reader that waited for another reader's transaction would
 * deadlock on the embedded engine's single connection.
 */
export function cachedPerHandle<On, T>(load: (on: On) => Promise<T>): CachedPerHandle<On, T> {
  let stored: { value: T } | null = null;
  let generation = 0;
  return {
    async read(on) {
      if (stored) return stored.value;
      const started = generation;
      const value = await load(on);
      // A change while this was read makes it old: it is given, but not kept.
      if (started === generation) stored = { value };
      return value;
    },
    invalidate() {
      stored = null;
      generation += 1;
    },
  };
}

/**
 * Creates a function that caches the result of `read` for `ttlMs` milliseconds. Simultaneous readers share
 * one read. An error is thrown to these readers and not cached.
 */
export function cachedFor<T>(read: () => Promise<T>, ttlMs: number, clock: Clock): () => Promise<T> {
  let stored: { at: number; value: Promise<T> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (stored === null || now - stored.at > ttlMs) {
      const value = read();
      stored = { at: now, value };
      value.catch(() => {
        stored = null;
      });
    }
    return stored.value;
  };
}

export type CachedUntil<T> = Cached<T> & {
  /**
   * Returns the moment the last loaded value expires; null when it stays until it is invalidated, and before
   * the first load.
   */
  until(): Date | null;
};

/**
 * Creates a cache for values that expire: `load` returns the value with the moment it expires, or null for a
 * value that stays until it is invalidated.
 */
export function cachedUntil<T>(
  load: () => Promise<{ value: T; until: Date | null }>,
  clock: Clock,
): CachedUntil<T> {
  let until: Date | null = null;
  const stored = cached(async () => {
    const loaded = await load();
    until = loaded.until;
    return loaded.value;
  });
  return {
    read() {
      if (until !== null && until <= clock.now()) {
        until = null;
        stored.invalidate();
      }
      return stored.read();
    },
    invalidate: stored.invalidate,
    until: () => until,
  };
}
