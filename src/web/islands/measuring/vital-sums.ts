// The two metrics that are more than one number: shifts of the layout are summed in bursts, of many touches a slow one counts.

const BURST_GAP_MS = 1000;
const BURST_LENGTH_MS = 5000;

/** Cumulative layout shift: the worst burst, of shifts less than a second apart and five seconds together. */
export function createShifts() {
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  return {
    add(time: number, value: number): void {
      const goesOn = time - last < BURST_GAP_MS && time - first < BURST_LENGTH_MS;
      if (!goesOn) {
        first = time;
        sum = 0;
      }
      sum += value;
      last = time;
      worst = Math.max(worst, sum);
    },
    worst: () => worst,
  };
}

const KEPT = 10;
/** One very slow touch in fifty is forgiven. */
const FORGIVEN_IN = 50;

/** Interaction to next paint: the slowest touch, of long visits about the 98th percentile. Null without any. */
export function createInteractions() {
  const durations = new Map<number, number>();
  const seen = new Set<number>();
  return {
    /** The events of one touch share its id; an event without one is no touch. */
    add(id: number, duration: number): void {
      if (id === 0) return;
      seen.add(id);
      durations.set(id, Math.max(durations.get(id) ?? 0, duration));
      if (durations.size <= KEPT) return;
      const [fastest] = [...durations].sort(([, a], [, b]) => a - b);
      if (fastest) durations.delete(fastest[0]);
    },
    slowest(): number | null {
      const sorted = [...durations.values()].sort((a, b) => b - a);
      const index = Math.min(sorted.length - 1, Math.floor(seen.size / FORGIVEN_IN));
      return sorted[index] ?? null;
    },
  };
}
