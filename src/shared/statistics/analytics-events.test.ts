// Tests up to which value each loading time is rated good, and above which value poor.

import { describe, expect, test } from 'vitest';
import { rateVital } from './analytics-events.ts';

describe('a loading time', () => {
  test.each([
    ['LCP', 2500, 'good'],
    ['LCP', 2501, 'needs-improvement'],
    ['LCP', 4001, 'poor'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.26, 'poor'],
    ['INP', 200, 'good'],
    ['INP', 501, 'poor'],
    ['FCP', 3000, 'needs-improvement'],
    ['TTFB', 800, 'good'],
    ['FID', 301, 'poor'],
  ] as const)('%s of %d is %s', (metric, value, rating) => {
    expect(rateVital(metric, value)).toBe(rating);
  });
});
