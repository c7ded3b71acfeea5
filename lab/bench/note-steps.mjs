// Loaded into the measured server before the shop (`node --import`): keeps in the file STEPS_FILE names how
// many milliseconds after its process began each step of its start was over. Not TypeScript: what reads that
// would rest in the measured memory, 12 MB.

import { writeFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';

const steps = {};

new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) steps[name] = startTime;
  writeFileSync(process.env.STEPS_FILE ?? '', JSON.stringify(steps));
}).observe({ entryTypes: ['mark'] });
