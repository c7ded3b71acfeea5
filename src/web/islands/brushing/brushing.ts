// Computes the progress of two minutes of brushing, and the number of days since the first brushing. Pure
// functions, so that every moment is tested.

/** Duration of brushing one quadrant of the mouth, in milliseconds: a quarter of two minutes. */
export const QUADRANT = 30_000;
export const TOTAL_SECONDS = 4 * QUADRANT;

export type Moment = { done: false; quadrant: 0 | 1 | 2 | 3; share: number; clock: string } | { done: true };

const NUMBERS = [0, 1, 2, 3] as const;

/**
 * Returns the progress after `elapsed` milliseconds of brushing. `share` is the finished part of the current
 * quadrant of the mouth, from 0 to 1; `clock` is the time left, such as "1:07".
 */
export function momentAt(elapsed: number): Moment {
  const quadrant = NUMBERS[Math.floor(Math.max(0, elapsed) / QUADRANT)];
  if (quadrant === undefined) return { done: true };
  const seconds = Math.ceil((TOTAL_SECONDS - Math.max(0, elapsed)) / 1000);
  return {
    done: false,
    quadrant,
    share: (Math.max(0, elapsed) % QUADRANT) / QUADRANT,
    clock: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  };
}

/** Creates a stopwatch that can be paused; `now` returns milliseconds of any clock. */
export function createStopwatch(now: () => number) {
  let before = 0;
  let since: number | null = null;
  return {
    start() {
      since ??= now();
    },
    hold() {
      if (since !== null) before += now() - since;
      since = null;
    },
    elapsed: () => before + (since === null ? 0 : now() - since),
    isRunning: () => since !== null,
  };
}

/** Returns the day in the browser's time zone, such as 2026-11-25. */
export function localDay(at: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Parses the stored days on which the visitor brushed; empty when nothing is stored or the text is
 * unreadable.
 */
export function readDays(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((day): day is string => DAY.test(String(day))) : [];
  } catch {
    return [];
  }
}

/**
 * Returns the day number of brushing of `today`, where the first of the stored `days` is day 1; null before
 * the first brushing.
 */
export function dayNumber(days: readonly string[], today: string): number | null {
  const first = [...days].sort()[0];
  if (first === undefined) return null;
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(first)) / 86_400_000)) + 1;
}
