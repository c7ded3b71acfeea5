// Shifts add up in bursts; of many touches a slow one counts.

import { describe, expect, test } from 'vitest';
import { createInteractions, createShifts } from './vital-sums.ts';

describe('layout shifts', () => {
  const worst = (...shifts: [number, number][]) => {
    const sums = createShifts();
    for (const [time, value] of shifts) sums.add(time, value);
    return sums.worst();
  };

  test('are nothing on a page that stays where it is', () => {
    expect(worst()).toBe(0);
  });

  test('less than a second apart add up, later ones begin anew, and the worst burst counts', () => {
    expect(worst([0, 0.1], [900, 0.1], [3000, 0.15])).toBeCloseTo(0.2);
    expect(worst([0, 0.1], [1000, 0.15])).toBeCloseTo(0.15);
  });

  test('of one burst add up for five seconds at most', () => {
    const steady = Array.from({ length: 12 }, (_, index): [number, number] => [index * 500, 0.01]);
    expect(worst(...steady)).toBeCloseTo(0.1);
  });
});

describe('touches', () => {
  test('of which there were none have no duration', () => {
    const none = createInteractions();
    none.add(0, 500);
    expect(none.slowest()).toBeNull();
  });

  test('count with their longest event, and the slowest of a few is the one', () => {
    const few = createInteractions();
    few.add(1, 48);
    few.add(1, 120);
    few.add(2, 80);
    expect(few.slowest()).toBe(120);
  });

  test('forgive the slowest in fifty', () => {
    const many = createInteractions();
    for (let id = 1; id <= 50; id += 1) many.add(id, id === 7 ? 900 : 50 + id);
    expect(many.slowest()).toBe(100);
  });
});
