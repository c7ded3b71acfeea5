// Defines the measures of a soak run and what counts as growth of each. Memory is judged after garbage
// collection, because the collector otherwise lets a heap of 70 MB grow to 350 MB. Times are judged by the
// best value of each window in which the shop got a core when it needed one, since other programs can only
// make times longer. When the cause cannot be determined, the run fails and says so.

import { type Growth, highestOf, judgeGrowth, type Limit, lowestPoints, type Point } from './growth.ts';

export type MeasureKey =
  | 'resident'
  | 'kept'
  | 'heap'
  | 'buffers'
  | 'engine'
  | 'descriptors'
  | 'threads'
  | 'wal'
  | 'loop'
  | 'answerMedian'
  | 'answerSlow'
  | 'purchase';

/** The values measured at one moment of a soak run; NaN for values that could not be measured. */
export type Sample = {
  atMs: number;
  /**
   * The share of the time since the last sample (0–1) in which the main thread wanted to run, but another
   * program had the core.
   */
  waited: number;
} & Record<MeasureKey, number>;

export type Measure = {
  key: MeasureKey;
  words: string;
  unit: 'MB' | 'ms' | '';
  limit: Limit;
  /**
   * True for times that other programs on the machine can lengthen; only the lowest value in each
   * twenty-fourth of the run is judged.
   */
  lengthenedByOthers?: true;
  /** True for measures that exist only on the embedded engine. */
  embeddedOnly?: true;
};
export type Judged = Measure & { points: Point[]; growth: Growth };

/**
 * The maximum size of PostgreSQL's write-ahead log in MB: a checkpoint comes before `max_wal_size`, plus a
 * reserve.
 */
const MOST_WAL = 1280;
/**
 * The maximum resident memory in MB, the default of `npm run service` (`--memory`). It includes garbage
 * between two collections.
 */
const MOST_RESIDENT = 1024;

/** The maximum share of time without a core; on an idle machine it is a tenth at most. */
export const MOST_WAITED = 0.2;

const KEPT: Limit = { perHour: 20, swing: 3 };

const MEASURES: readonly Measure[] = [
  { key: 'resident', words: 'memory of the process', unit: 'MB', limit: { most: MOST_RESIDENT } },
  { key: 'kept', words: 'memory after collection', unit: 'MB', limit: { perHour: 60, swing: 8 } },
  { key: 'heap', words: '  of which objects (heap)', unit: 'MB', limit: KEPT },
  { key: 'buffers', words: '  of which buffers', unit: 'MB', limit: KEPT },
  { key: 'engine', words: '  of which the database', unit: 'MB', limit: KEPT, embeddedOnly: true },
  { key: 'descriptors', words: 'open files and connections', unit: '', limit: { perHour: 12, swing: 5 } },
  { key: 'threads', words: 'threads', unit: '', limit: { perHour: 4, swing: 1 } },
  { key: 'wal', words: 'WAL', unit: 'MB', limit: { most: MOST_WAL } },

  time('loop', 'waiting for the event loop, p99', { perHour: 100, swing: 15 }),
  time('answerMedian', 'answers, median', { perHour: 50, swing: 5 }),
  time('answerSlow', 'answers, p99', { perHour: 300, swing: 40 }),
  time('purchase', 'a purchase, median', { perHour: 400, swing: 50 }),
];

function time(key: MeasureKey, words: string, limit: Limit): Measure {
  return { key, words, unit: 'ms', limit, lengthenedByOthers: true };
}

/** Returns for every measure its figures and whether it grew. */
export function judgeSamples(samples: readonly Sample[], engine: 'embedded' | 'postgres'): Judged[] {
  return MEASURES.filter(({ embeddedOnly }) => !embeddedOnly || engine === 'embedded').map((measure) => {
    const points = samples.map((sample) => ({ atMs: sample.atMs, value: sample[measure.key] }));
    const judged = measure.lengthenedByOthers ? lowestPoints(uncrowded(samples, points)) : points;
    const growth = { ...judgeGrowth(judged, measure.limit), highest: highestOf(points) };
    return { ...measure, points, growth };
  });
}

function uncrowded(samples: readonly Sample[], points: readonly Point[]): Point[] {
  return points.map((point, index) =>
    (samples[index]?.waited ?? 1) <= MOST_WAITED ? point : { ...point, value: Number.NaN },
  );
}
