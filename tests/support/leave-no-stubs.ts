// Loaded before every unit and integration test file: resets stubs such as the clock, which the files of a
// worker share.

import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
});
