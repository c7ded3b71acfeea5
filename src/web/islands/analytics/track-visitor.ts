// What is measured from the first sign of a person on: that somebody came, which pack they choose, how fast
// the page was. Whoever leaves a page without having touched it is a look at a page, not a visit.

import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { rateVital } from '#shared/statistics/analytics-events.ts';
import { trackEvent } from '../shop-events.ts';
import { saveVital, type Vital } from './vital-history.ts';

export function trackVisitor(path: string, onVital: (vital: Vital) => void): void {
  if (isExternalVisit()) trackEvent('visit');
  trackPackChoice();
  watchVitals(path, onVital);
}

/** The first page of a visit: the shop remembers nobody, but a browser says where it came from. */
function isExternalVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate';
  return isNew && !document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Choosing another pack, or ordering the one that was chosen already. Once a page: a second thought is no
 * second visitor.
 */
function trackPackChoice(): void {
  const form = document.querySelector<HTMLFormElement>('.pack-form');
  if (!form) return;
  const done = new AbortController();
  const { signal } = done;
  const count = () => {
    done.abort();
    trackEvent('pack_chosen', { variant: String(new FormData(form).get('variant') ?? '') });
  };
  form.addEventListener('change', count, { signal });
  form.addEventListener('submit', count, { signal });
}

function watchVitals(path: string, onVital: (vital: Vital) => void): void {
  // A page that is left, looked at again and left once more reports anew under the same id.
  const reported = new Set<string>();
  const report = ({ id, name, value: exact }: Metric) => {
    if (reported.has(id)) return;
    reported.add(id);
    const value = Math.round(exact * 1000) / 1000;
    const vital = { metric: name, value, rating: rateVital(name, value) };
    saveVital(vital, path);
    onVital(vital);
  };
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(report);
}
