// Reads the expressions of the dashboard and alerts in ops/, and the metrics they name.

import { readFileSync } from 'node:fs';
import * as z from 'zod';

const file = (path: string) => readFileSync(new URL(`../../../ops/${path}`, import.meta.url), 'utf8');

const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
  annotations: z.object({ list: z.array(z.object({ name: z.string(), expr: z.string() })) }),
});

/** Returns the expressions of the dashboard, each with the title of its panel or annotation. */
export function dashboardExpressions(): { title: string; expr: string }[] {
  const { panels, annotations } = dashboardSchema.parse(JSON.parse(file('grafana/zwartwit.json')));
  return [
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr }))),
    ...annotations.list.map(({ name, expr }) => ({ title: name, expr })),
  ];
}

const FIGURE = /\bzwartwit_\w+/g;

/** Returns the metrics named in the dashboard, the alerts or their tests, each once. */
export function monitoredMetrics(): string[] {
  const asked = [
    ...dashboardExpressions().map(({ expr }) => expr),
    file('prometheus/alerts.yml'),
    file('prometheus/alerts.test.yml'),
  ];
  return [...new Set(asked.flatMap((text) => text.match(FIGURE) ?? []))].sort();
}

/**
 * Returns the metric names in a text of /metrics. A histogram or summary has three: `_bucket`, `_sum` and
 * `_count`.
 */
export function metricNamesIn(text: string): Set<string> {
  const named = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' || type === 'summary' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  return new Set(named);
}
