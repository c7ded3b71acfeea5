import { expect, test } from 'vitest';
import { retriesOf } from '#platform/jobs/queue-classes.ts';
import { days, seconds } from '#shared/clock.ts';
import { deliverMailQueue } from './deliver-mail-queue.ts';

test('a mail is tried for five days at least, and every three hours to the end', () => {
  const { retryLimit, retryDelay, retryDelayMax } = retriesOf(deliverMailQueue);
  // Each pause doubles, is shortened by chance to half at most, and is bounded.
  const shortest = Array.from({ length: retryLimit }, (_, turn) =>
    Math.min(retryDelayMax, (retryDelay * 2 ** Math.min(turn, 16)) / 2),
  );
  expect(seconds(shortest.reduce((sum, pause) => sum + pause, 0))).toBeGreaterThan(days(5));
  expect(seconds(retryDelayMax)).toBeLessThanOrEqual(days(1) / 8);
});
