// Loaded before every unit and integration test file: the files of a worker share its clock, so each puts it
// right.

import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
});
