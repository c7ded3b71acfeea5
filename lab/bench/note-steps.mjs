// Loaded into the measured server before the shop (`node --import`). It writes to STEPS_FILE how many
// milliseconds after the process start each step ended. It is JavaScript, because loading TypeScript would
// add 12 MB to the measured memory.

import { writeFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';

const steps = {};

new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) steps[name] = startTime;
  writeFileSync(process.env.STEPS_FILE ?? '', JSON.stringify(steps));
}).observe({ entryTypes: ['mark'] });
