// Measures how fast a page was for this visitor, as browsers report it: once per metric, what can still change when the page
// is left. Loaded after the page itself, which is why every observer asks for what was already seen.

import type { VitalMetric } from '#shared/measuring.ts';
import { createInteractions, createShifts } from './vital-sums.ts';

type Report = (metric: VitalMetric, value: number) => void;

export function watchVitals(report: Report): void {
  const [navigation] = performance.getEntriesByType('navigation');
  // A page may be loaded before it is asked for; the visitor's waiting begins later then.
  const begin = numberOf(navigation, 'activationStart');
  const since = (moment: number) => Math.max(0, moment - begin);
  let hiddenFrom = firstHidden();
  let largest = 0;
  const shifts = createShifts();
  const interactions = createInteractions();

  const responded = numberOf(navigation, 'responseStart');
  if (responded > 0) report('TTFB', since(responded));
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint' && entry.startTime < hiddenFrom)
      report('FCP', since(entry.startTime));
  });
  // Browsers stop reporting these themselves at the first touch.
  observe('largest-contentful-paint', (entry) => {
    if (entry.startTime < hiddenFrom) largest = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) shifts.add(entry.startTime, numberOf(entry, 'value'));
  });
  for (const type of ['first-input', 'event']) {
    observe(type, (entry) => interactions.add(numberOf(entry, 'interactionId'), entry.duration));
  }

  const finish = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', finish);
    hiddenFrom = Math.min(hiddenFrom, performance.now());
    if (largest > 0) report('LCP', since(largest));
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) report('CLS', shifts.worst());
    const slowest = interactions.slowest();
    if (slowest !== null) report('INP', slowest);
  };
  document.addEventListener('visibilitychange', finish);
}

function observe(type: string, each: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
    type,
    buffered: true,
    ...(type === 'event' ? { durationThreshold: 40 } : {}),
  });
}

/** Painting in the background says nothing about speed. */
function firstHidden(): number {
  const hidden = performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden');
  return hidden?.startTime ?? Number.POSITIVE_INFINITY;
}

function numberOf(entry: PerformanceEntry | undefined, field: string): number {
  const value: unknown = entry ? Reflect.get(entry, field) : 0;
  return typeof value === 'number' ? value : 0;
}
