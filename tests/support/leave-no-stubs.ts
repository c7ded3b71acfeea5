// Loaded before every unit and integration test file: restores the real clock after the file, because the
// files of a worker share the clock.

import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
});
