// Something that is read again and again and hardly ever changes, kept in memory until somebody says that it
// did.

import type { Clock } from './clock.ts';

export type Kept<T> = {
  /** Read once at a time, however many ask. */
  read(): Promise<T>;
  /**
   * The next reader asks afresh. What is being read at this moment is given to those who wait for it, and not
   * kept.
   */
  drop(): void;
};

export function keep<T>(load: () => Promise<T>): Kept<T> {
  let kept: Promise<T> | null = null;
  return {
    read() {
      if (kept) return kept;
      const reading = load();
      kept = reading;
      // An outage is not kept: the next reader tries again.
      reading.catch(() => {
        if (kept === reading) kept = null;
      });
      return reading;
    },
    drop() {
      kept = null;
    },
  };
}

export type KeptEach<On, T> = { read(on: On): Promise<T>; drop(): void };

/**
 * The same for readers who bring a handle of their own and may not wait for each other: on the one connection
 * of the embedded engine whoever is in a transaction would wait for a reader who waits for the transaction.
 */
export function keepEach<On, T>(load: (on: On) => Promise<T>): KeptEach<On, T> {
  let kept: { value: T } | null = null;
  let generation = 0;
  return {
    async read(on) {
      if (kept) return kept.value;
      const started = generation;
      const value = await load(on);
      // A change while this was read makes it old: it is given, but not kept.
      if (started === generation) kept = { value };
      return value;
    },
    drop() {
      kept = null;
      generation += 1;
    },
  };
}

/**
 * Read once at a time, however many ask; `lasts` is milliseconds. A read that failed is not kept, and whoever
 * asked hears of it.
 */
export function keepFor<T>(read: () => Promise<T>, lasts: number, clock: Clock): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (kept === null || now - kept.at > lasts) {
      const value = read();
      kept = { at: now, value };
      value.catch(() => {
        kept = null;
      });
    }
    return kept.value;
  };
}

export type KeptUntil<T> = Kept<T> & {
  /**
   * Of what was read last: the moment from which the next reader asks afresh; null while no clock changes it.
   */
  until(): Date | null;
};

/** The same for something that may also change at a moment it knows itself. */
export function keepUntil<T>(
  load: () => Promise<{ value: T; until: Date | null }>,
  clock: Clock,
): KeptUntil<T> {
  let until: Date | null = null;
  const kept = keep(async () => {
    const loaded = await load();
    until = loaded.until;
    return loaded.value;
  });
  return {
    read() {
      if (until !== null && until <= clock.now()) {
        until = null;
        kept.drop();
      }
      return kept.read();
    },
    drop: kept.drop,
    until: () => until,
  };
}
