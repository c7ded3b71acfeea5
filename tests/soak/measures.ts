// What is measured of a shop that runs for long, and what of each is growth. The swings are what a collector, a cache or a busy
// machine make of a shop that does not grow.

import { type Growth, judgeGrowth, type Limit, lowestPoints, type Point } from './growth.ts';

export type MeasureKey =
  | 'resident'
  | 'heap'
  | 'external'
  | 'descriptors'
  | 'threads'
  | 'wal'
  | 'loop'
  | 'answerMedian'
  | 'answerSlow'
  | 'purchase';

/** NaN for what could not be told at that moment. */
export type Sample = { atMs: number } & Record<MeasureKey, number>;

export type Measure = {
  key: MeasureKey;
  words: string;
  unit: 'MB' | 'ms' | '';
  limit: Limit;
  /** Full of waste between two rounds of the collector: judged by what is left after one. */
  collected?: true;
};
export type Judged = Measure & { points: Point[]; growth: Growth };

/** PostgreSQL makes a checkpoint before its log is this large, on both engines (`max_wal_size`), and keeps a bit over. */
const MOST_WAL = 1280;

const MEASURES: readonly Measure[] = [
  { key: 'resident', words: 'geheugen van het proces', unit: 'MB', limit: { perHour: 60, swing: 25 } },
  {
    key: 'heap',
    words: '  waarvan objecten, na opruimen (heap)',
    unit: 'MB',
    limit: { perHour: 30, swing: 10 },
    collected: true,
  },
  {
    key: 'external',
    words: '  waarvan buffers, na opruimen',
    unit: 'MB',
    limit: { perHour: 30, swing: 10 },
    collected: true,
  },
  { key: 'descriptors', words: 'open bestanden en verbindingen', unit: '', limit: { perHour: 12, swing: 8 } },
  { key: 'threads', words: 'threads', unit: '', limit: { perHour: 4, swing: 2 } },
  { key: 'wal', words: 'WAL', unit: 'MB', limit: { most: MOST_WAL } },
  { key: 'loop', words: 'wachten op de event-loop, p99', unit: 'ms', limit: { perHour: 100, swing: 30 } },
  { key: 'answerMedian', words: 'antwoorden, mediaan', unit: 'ms', limit: { perHour: 50, swing: 10 } },
  { key: 'answerSlow', words: 'antwoorden, p99', unit: 'ms', limit: { perHour: 300, swing: 75 } },
  { key: 'purchase', words: 'een aankoop, mediaan', unit: 'ms', limit: { perHour: 400, swing: 100 } },
];

/** Of every measure what was seen, and whether it grew. */
export function judgeSamples(samples: readonly Sample[]): Judged[] {
  return MEASURES.map((measure) => {
    const points = samples.map((sample) => ({ atMs: sample.atMs, value: sample[measure.key] }));
    const judged = measure.collected ? lowestPoints(points) : points;
    return { ...measure, points, growth: judgeGrowth(judged, measure.limit) };
  });
}
