// Counters of this process, which the monitor adds up over all processes. They start at zero, so that the
// first event shows as an increase.

import { Counter, Histogram, Registry } from 'prom-client';

export const processRegister = new Registry();

const PREFIX = 'zwartwit_';

export type Count<Value extends string> = (value: Value) => void;

/**
 * Creates the counter `zwartwit_<name>{<label>="<value>"}`, whose label has a fixed list of values. Every
 * value starts at zero.
 */
export function countBy<const Value extends string>(
  name: string,
  help: string,
  label: string,
  values: readonly Value[],
): Count<Value> {
  const counter = getOrRegister(name, Counter, () => {
    const created = new Counter({
      name: PREFIX + name,
      help,
      labelNames: [label],
      registers: [processRegister],
    });
    for (const value of values) created.inc({ [label]: value }, 0);
    return created;
  });
  return (value) => counter.inc({ [label]: value });
}

const SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600];

const jobSeconds = getOrRegister('job_seconds', Histogram, () => {
  return new Histogram({
    name: `${PREFIX}job_seconds`,
    help: 'How long jobs took this process, by kind and by what became of them.',
    labelNames: ['kind', 'outcome'],
    buckets: SECONDS,
    registers: [processRegister],
  });
});

export function observeJob(kind: string, outcome: 'done' | 'failed', seconds: number): void {
  jobSeconds.observe({ kind, outcome }, seconds);
}

/**
 * Returns the metric with this name, created at the first call. In development a module may be loaded again,
 * and its counter must keep its value.
 */
function getOrRegister<Metric extends Counter | Histogram>(
  name: string,
  is: abstract new (...args: never[]) => Metric,
  create: () => Metric,
): Metric {
  const existing = processRegister.getSingleMetric(PREFIX + name);
  return existing instanceof is ? existing : create();
}
