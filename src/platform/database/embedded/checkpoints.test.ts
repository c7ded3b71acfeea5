// Tests when the embedded engine writes a checkpoint: five minutes after a write, or sooner after many
// writes.

import { expect, test } from 'vitest';
import { minutes, seconds } from '#shared/clock.ts';
import { isCheckpointDue } from './checkpoints.ts';

const MB = 1024n * 1024n;

test.each([
  { written: 0n, age: minutes(60), isDue: false },
  { written: 1n, age: minutes(4), isDue: false },
  { written: 1n, age: minutes(5), isDue: true },
  { written: 63n * MB, age: seconds(10), isDue: false },
  { written: 64n * MB, age: seconds(10), isDue: true },
])('$written bytes written in $age ms: $isDue', ({ written, age, isDue }) => {
  expect(isCheckpointDue(written, age)).toBe(isDue);
});
