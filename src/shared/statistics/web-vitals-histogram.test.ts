import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vitalMetrics, vitalThresholds } from './analytics-events.ts';
import { bucketEnd, bucketOf, percentile75 } from './web-vitals-histogram.ts';

describe('loading times in classes', () => {
  test('a value lies in its class', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...vitalMetrics),
        fc.double({ min: 0, max: 60_000, noNaN: true }),
        (metric, value) => {
          const place = bucketOf(metric, value);
          if (place < 120) expect(value).toBeLessThanOrEqual(bucketEnd(metric, place) * 1.000001);
          if (place > 0 && place < 120)
            expect(value).toBeGreaterThan(bucketEnd(metric, place - 1) * 0.999999);
        },
      ),
    );
  });

  test('the 75th percentile of many values is less than a tenth off', () => {
    const values = fc.array(fc.integer({ min: 100, max: 20_000 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(values, (times) => {
        const exact = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.75) - 1] ?? 0;
        const counts = times.map((time) => ({ place: bucketOf('LCP', time), count: 1 }));
        const read = percentile75('LCP', counts) ?? 0;
        expect(Math.abs(read - exact) / exact).toBeLessThan(0.1);
      }),
    );
  });

  test('nothing measured has no percentile, and what is good is far from the last class', () => {
    expect(percentile75('CLS', [])).toBeNull();
    for (const metric of vitalMetrics)
      expect(bucketOf(metric, vitalThresholds[metric].poor)).toBeLessThan(70);
  });
});
