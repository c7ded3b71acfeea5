// What is measured from the first sign of a person on: that somebody came, which pack they choose, how fast
// the page was. Whoever leaves a page without having touched it is a look at a page, not a visit.

import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { rateVital } from '#shared/statistics/measuring.ts';
import { announce } from '../shop-events.ts';
import { rememberVital, type Vital } from './vital-history.ts';

export function attendPerson(path: string, tell: (vital: Vital) => void): void {
  if (cameFromOutside()) announce('visit');
  countChoiceOfPack();
  watchVitals(path, tell);
}

/** The first page of a visit: the shop remembers nobody, but a browser says where it came from. */
function cameFromOutside(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate';
  return isNew && !document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Choosing another pack, or ordering the one that was chosen already. Once a page: a second thought is no
 * second visitor.
 */
function countChoiceOfPack(): void {
  const form = document.querySelector<HTMLFormElement>('.pack-form');
  if (!form) return;
  const done = new AbortController();
  const { signal } = done;
  const count = () => {
    done.abort();
    announce('pack_chosen', { variant: String(new FormData(form).get('variant') ?? '') });
  };
  form.addEventListener('change', count, { signal });
  form.addEventListener('submit', count, { signal });
}

function watchVitals(path: string, tell: (vital: Vital) => void): void {
  // A page that is left, looked at again and left once more reports anew under the same id.
  const told = new Set<string>();
  const report = ({ id, name, value: exact }: Metric) => {
    if (told.has(id)) return;
    told.add(id);
    const value = Math.round(exact * 1000) / 1000;
    const vital = { metric: name, value, rating: rateVital(name, value) };
    rememberVital(vital, path);
    tell(vital);
  };
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(report);
}
