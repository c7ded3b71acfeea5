// What is measured of a shop that runs for long, and what of each is growth. Memory is judged by what is left
// after all waste was collected: without that it is the collector that is measured, which lets a heap of 70
// MB swell to 350 where there is room. Times are judged by the best of each window in which the shop had a
// core when it wanted one: whoever else uses the machine makes them longer, nobody makes them shorter, and
// where nobody can tell whose fault it was the run says so and is red.

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

/** NaN for what could not be told at that moment. */
export type Sample = {
  atMs: number;
  /**
   * Of the time since the sample before, the part in which the shop's first thread wanted a core and had
   * none.
   */
  waited: number;
} & Record<MeasureKey, number>;

export type Measure = {
  key: MeasureKey;
  words: string;
  unit: 'MB' | 'ms' | '';
  limit: Limit;
  /** Judged by the lowest of each window. */
  lengthenedByOthers?: true;
  /** There is none on a server. */
  embeddedOnly?: true;
};
export type Judged = Measure & { points: Point[]; growth: Growth };

/**
 * PostgreSQL makes a checkpoint before its log is this large, on both engines (`max_wal_size`), and keeps a
 * bit over.
 */
const MOST_WAL = 1280;
/**
 * What `npm run service` lets the shop have (`--memory`): the waste between two rounds of the collector has
 * to fit in as well.
 */
const MOST_RESIDENT = 1024;

/** A machine that does nothing else makes it wait for a tenth at most. */
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

/** Of every measure what was seen, and whether it grew. */
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
