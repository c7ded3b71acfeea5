// Whether something grows: a straight line through what was measured after the warm-up, drawn so that a few
// outliers move it nowhere (Theil-Sen), and thirds that each lie above the one before. Pure. The warm-up is
// the first half: code is compiled, connections are made, and what is kept within bounds (printed invoices,
// pages) fills for minutes after the first buyer. What leaks goes on leaking in the second half, as fast as
// before.

export type Point = { atMs: number; value: number };

/**
 * In the unit of the measure. A rise is called growth when it is faster than `perHour`, and more than what
 * the measure swings by.
 */
export type Limit = { perHour: number; swing: number } | { most: number };

export type Growth = {
  /** The middle one of the first and of the last third. */
  begin: number;
  end: number;
  highest: number;
  /** Of the line, in an hour. */
  perHour: number;
  /** False when a third has too few points to tell. */
  told: boolean;
  /** True as well when it is not told: what was not measured did not hold. */
  grows: boolean;
};

const HOUR_MS = 3_600_000;
const FEWEST_IN_A_THIRD = 2;
const WINDOWS = 24;

/** What the first half of the time told is left out. */
export function afterWarmUp(points: readonly Point[]): Point[] {
  const from = (points[0]?.atMs ?? 0) + spanOf(points) / 2;
  return points.filter(({ atMs }) => atMs >= from);
}

export function judgeGrowth(points: readonly Point[], limit: Limit): Growth {
  const judged = afterWarmUp(points);
  const thirds = partsOf(judged, 3).map((part) => part.map(({ value }) => value));
  const [begin = Number.NaN, middle = Number.NaN, end = Number.NaN] = thirds.map(median);
  const perHour = slope(judged.filter(isKnown)) * HOUR_MS;
  const highest = highestOf(points);
  const rise = (perHour * spanOf(judged)) / HOUR_MS;
  const grows =
    'most' in limit
      ? highest > limit.most
      : perHour > limit.perHour && rise > limit.swing && begin < middle && middle < end;
  const told = thirds.every((values) => values.length >= FEWEST_IN_A_THIRD);
  return { begin, end, highest, perHour, told, grows: !told || grows };
}

export function highestOf(points: readonly Point[]): number {
  return Math.max(...points.filter(isKnown).map(({ value }) => value));
}

/**
 * The lowest of each twenty-fourth of the time, the one that others on the machine lengthened least; NaN
 * where none is known.
 */
export function lowestPoints(points: readonly Point[]): Point[] {
  const begin = points[0]?.atMs ?? 0;
  return partsOf(points, WINDOWS).map((part, index) => {
    const [lowest] = part.toSorted((a, b) => a.value - b.value);
    return lowest ?? { atMs: begin + (spanOf(points) * (index + 0.5)) / WINDOWS, value: Number.NaN };
  });
}

/** The middle one of the slopes between every two points, per millisecond. */
export function slope(points: readonly Point[]): number {
  const slopes = points.flatMap((first, index) =>
    points
      .slice(index + 1)
      .filter(({ atMs }) => atMs > first.atMs)
      .map(({ atMs, value }) => (value - first.value) / (atMs - first.atMs)),
  );
  return median(slopes);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which that part of them lies; NaN of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const isKnown = ({ value }: Point) => Number.isFinite(value);

/** What is known of each equal part of the time, whether or not anything is. */
function partsOf(points: readonly Point[], count: number): Point[][] {
  const begin = points[0]?.atMs ?? 0;
  const part = ({ atMs }: Point) =>
    Math.min(count - 1, Math.floor(((atMs - begin) / spanOf(points)) * count));
  const byPart = Map.groupBy(points.filter(isKnown), part);
  return Array.from({ length: count }, (_, index) => byPart.get(index) ?? []);
}

function spanOf(points: readonly Point[]): number {
  return (points.at(-1)?.atMs ?? 0) - (points[0]?.atMs ?? 0);
}
