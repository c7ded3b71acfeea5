// Something that is read again and again and hardly ever changes, kept in memory until somebody says that it
// did.

import type { Clock } from './clock.ts';

export type Cached<T> = {
  /** Read once at a time, however many ask. */
  read(): Promise<T>;
  /**
   * The next reader asks afresh. What is being read at this moment is given to those who wait for it, and not
   * kept.
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
 * The same for readers who bring a handle of their own and may not wait for each other: on the one connection
 * of the embedded engine whoever is in a transaction would wait for a reader who waits for the transaction.
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
 * Read once at a time, however many ask; `lasts` is milliseconds. A read that failed is not kept, and whoever
 * asked hears of it.
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
   * Of what was read last: the moment from which the next reader asks afresh; null while no clock changes it.
   */
  until(): Date | null;
};

/** The same for something that may also change at a moment it knows itself. */
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
