// What is measured from the first sign of a person on: that somebody came, which pack they choose, how fast the page was.
// Whoever leaves a page without having touched it is a look at a page, not a visit.

import { announce } from '../shop-events.ts';
import { watchVitals } from './core-web-vitals.ts';
import type { Vital } from './vital-history.ts';

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

/** Choosing another pack, or ordering the one that was chosen already. Once a page: a second thought is no second visitor. */
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
