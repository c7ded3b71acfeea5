// Measures what happens from the first interaction on: the visit, the choice of a pack, the loading times. A
// visitor who leaves without an interaction counts as a page view, not as a visit.

import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { rateVital } from '#shared/statistics/analytics-events.ts';
import { trackEvent } from '../shop-events.ts';
import { saveVital, type Vital } from './vital-history.ts';

export function trackVisitor(path: string, onVital: (vital: Vital) => void): void {
  if (isExternalVisit()) trackEvent('visit');
  trackPackChoice();
  watchVitals(path, onVital);
}

/**
 * True when the visitor came to this page from outside the shop, judged by referrer and navigation type,
 * because the shop stores no identifier.
 */
function isExternalVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate';
  return isNew && !document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Reports a choice of pack, once per page view: when another pack is chosen, or when the preselected pack is
 * ordered.
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
