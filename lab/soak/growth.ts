// Determines whether a measure grows: by a line through the points after the warm-up that ignores outliers
// (Theil-Sen), and by thirds that each lie above the one before. The warm-up is the first half, in which code
// is compiled, connections are opened and bounded caches fill. A leak continues in the second half at the
// same speed.

export type Point = { atMs: number; value: number };

/**
 * The limit of a measure in its own unit. Growth is a rise faster than `perHour` and larger than `swing`, the
 * normal variation; `most` is a maximum value.
 */
export type Limit = { perHour: number; swing: number } | { most: number };

export type Growth = {
  /** The median of the first third of the points; `end` is that of the last third. */
  begin: number;
  end: number;
  highest: number;
  /** The slope of the line through the points, in the measure's unit per hour. */
  perHour: number;
  /** False when a third of the time has too few points for a verdict. */
  told: boolean;
  /** True when the measure grows, and also when there are too few points for a verdict. */
  grows: boolean;
};

const HOUR_MS = 3_600_000;
const FEWEST_IN_A_THIRD = 2;
const WINDOWS = 24;

/** Returns the points without the first half of the time. */
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
 * Returns the lowest value of each twenty-fourth of the time, which other programs on the machine delayed
 * least; NaN where no value is known.
 */
export function lowestPoints(points: readonly Point[]): Point[] {
  const begin = points[0]?.atMs ?? 0;
  return partsOf(points, WINDOWS).map((part, index) => {
    const [lowest] = part.toSorted((a, b) => a.value - b.value);
    return lowest ?? { atMs: begin + (spanOf(points) * (index + 0.5)) / WINDOWS, value: Number.NaN };
  });
}

/** The median of the slopes between every two points, per millisecond. */
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

/** The value below which this part (0–1) of the values lies; NaN for an empty list. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const isKnown = ({ value }: Point) => Number.isFinite(value);

/** Divides the time into equal parts and returns the known points of each; a part may be empty. */
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
