// Whether something grows: a straight line through what was measured after the warm-up, drawn so that a few outliers move it
// nowhere (Theil-Sen), and thirds that each lie above the one before. Pure.

export type Point = { atMs: number; value: number };

/** In the unit of the measure. A rise is called growth when it is faster than `perHour`, and more than what the measure swings by. */
export type Limit = { perHour: number; swing: number } | { most: number };

export type Growth = {
  /** The middle one of the first and of the last third. */
  begin: number;
  end: number;
  highest: number;
  /** Of the line, in an hour. */
  perHour: number;
  /** True when there are too few points to tell as well: what was not measured did not hold. */
  grows: boolean;
};

const HOUR_MS = 3_600_000;
const FEWEST_POINTS = 6;
const WINDOWS = 12;

/** What the first quarter of the time told is left out: caches fill, code is compiled, connections are made. */
export function afterWarmUp(points: readonly Point[]): Point[] {
  const known = points.filter(({ value }) => Number.isFinite(value));
  const from = (points[0]?.atMs ?? 0) + spanOf(points) / 4;
  return known.filter(({ atMs }) => atMs >= from);
}

export function judgeGrowth(points: readonly Point[], limit: Limit): Growth {
  const judged = afterWarmUp(points);
  const third = Math.ceil(judged.length / 3);
  const [begin = Number.NaN, middle = Number.NaN, end = Number.NaN] = [0, 1, 2].map((part) =>
    median(judged.slice(part * third, (part + 1) * third).map(({ value }) => value)),
  );
  const perHour = slope(judged) * HOUR_MS;
  const highest = Math.max(...points.map(({ value }) => value).filter(Number.isFinite));
  const rise = (perHour * spanOf(judged)) / HOUR_MS;
  const grows =
    'most' in limit
      ? highest > limit.most
      : perHour > limit.perHour && rise > limit.swing && begin < middle && middle < end;
  return { begin, end, highest, perHour, grows: judged.length < FEWEST_POINTS || grows };
}

/** The lowest of each twelfth of the time: what is left of a heap when its collector has been. */
export function lowestPoints(points: readonly Point[]): Point[] {
  const begin = points[0]?.atMs ?? 0;
  const width = spanOf(points) / WINDOWS;
  const known = points.filter(({ value }) => Number.isFinite(value));
  const windows = Map.groupBy(known, ({ atMs }) => Math.min(WINDOWS - 1, Math.floor((atMs - begin) / width)));
  return [...windows.values()].map((each) =>
    each.reduce((low, point) => (point.value < low.value ? point : low)),
  );
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

function spanOf(points: readonly Point[]): number {
  return (points.at(-1)?.atMs ?? 0) - (points[0]?.atMs ?? 0);
}
