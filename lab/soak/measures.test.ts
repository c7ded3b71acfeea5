// Tests the verdicts of a soak run about a shop that leaks, and about shops that only warm up, produce
// garbage, or share the machine.

import { describe, expect, test } from 'vitest';
import { seededRandom } from '#shared/seeded-random.ts';
import { judgeSamples, type Sample } from './measures.ts';

const MINUTES = 20;
const random = seededRandom(11);

/**
 * Returns the samples of a healthy shop for twenty minutes, one every five seconds, with some figures
 * replaced. Every tenth sample follows a garbage collection.
 */
function run(otherwise: (minute: number) => Partial<Sample>): Sample[] {
  return Array.from({ length: MINUTES * 12 }, (_, index) => {
    const minute = index / 12;
    const warming = 1 - Math.exp(-minute / 2.5);
    const waste = ((minute * 3) % 1) * 280;
    const heap = 60 + 12 * warming + random();
    const healthy = {
      resident: 350 + waste,
      kept: 330 + 40 * warming + 8 * random(),
      heap,
      buffers: 20 + 12 * warming + random(),
      engine: 139 + random(),
      descriptors: 70 + Math.round(3 * random()),
      threads: 13,
      wal: 64 + ((minute * 40) % 200),
      loop: 20 + 10 * random(),
      answerMedian: 8 + 4 * random(),
      answerSlow: 80 + 60 * random(),
      purchase: 150 + 60 * random(),
    };
    const collected = index % 10 === 9 ? {} : { kept: NaN, heap: NaN, buffers: NaN, engine: NaN };
    return { atMs: minute * 60_000, waited: 0.05, ...healthy, ...otherwise(minute), ...collected };
  });
}

const grown = (samples: Sample[], engine: 'embedded' | 'postgres' = 'embedded') =>
  judgeSamples(samples, engine).flatMap(({ key, growth }) => (growth.grows ? [key] : []));

const CROWDED = { loop: 400, answerMedian: 90, answerSlow: 3_000, purchase: 2_500 };

describe('nothing grows of a shop', () => {
  test.each<[string, (minute: number) => Partial<Sample>]>([
    ['that warms up and wastes', () => ({})],
    ['whose heap is collected ever less often', (minute) => ({ resident: 350 + 30 * minute })],
    ['whose kept invoices fill for eight minutes', (minute) => ({ buffers: 20 + 2 * Math.min(minute, 8) })],
    [
      'beside which somebody builds in the last minutes',
      (minute) => (minute > 15 && minute % 1 > 0.3 ? { ...CROWDED, waited: 0.6 } : {}),
    ],
  ])('%s', (_, otherwise) => {
    expect(grown(run(otherwise))).toEqual([]);
  });
});

describe('it is seen that', () => {
  test.each<[string, string, (minute: number) => Partial<Sample>]>([
    ['objects stay, half a megabyte a minute', 'heap', (minute) => ({ heap: 70 + 0.5 * minute + random() })],
    ['buffers stay', 'buffers', (minute) => ({ buffers: 30 + 0.5 * minute + random() })],
    ['the database swells', 'engine', (minute) => ({ engine: 139 + 0.6 * minute })],
    ['memory stays that no heap knows of', 'kept', (minute) => ({ kept: 360 + 2 * minute + 8 * random() })],
    ['more is held than the service may', 'resident', (minute) => ({ resident: minute === 3 ? 1_100 : 500 })],
    ['a file a minute stays open', 'descriptors', (minute) => ({ descriptors: 70 + Math.floor(minute) })],
    ['threads stay', 'threads', (minute) => ({ threads: 13 + Math.floor(minute / 3) })],
    ['answers take ever longer', 'answerSlow', (minute) => ({ answerSlow: 80 + 8 * minute + 60 * random() })],
    ['the loop is held up ever longer', 'loop', (minute) => ({ loop: 20 + 3 * minute + 10 * random() })],
  ])('%s', (_, key, otherwise) => {
    expect(grown(run(otherwise))).toEqual([key]);
  });
});

test('of a machine that others kept busy to the end, times are not told, which is no pass', () => {
  const crowded = run((minute) => (minute > 15 ? { ...CROWDED, waited: 0.6 } : {}));
  const untold = judgeSamples(crowded, 'embedded').filter(({ growth }) => !growth.told);
  expect(untold.map(({ key }) => key)).toEqual(['loop', 'answerMedian', 'answerSlow', 'purchase']);
  expect(untold.every(({ growth }) => growth.grows)).toBe(true);
});

test('what could not be told is no proof, and a server has no engine in the process', () => {
  const silent = run(() => ({ engine: Number.NaN }));
  expect(grown(silent)).toEqual(['engine']);
  expect(grown(silent, 'postgres')).toEqual([]);
});
