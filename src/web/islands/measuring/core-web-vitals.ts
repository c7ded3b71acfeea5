// How fast a page was for this visitor. Loaded after the page itself; what can still change is told when the page is left,
// and each figure of a page counts once.

import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { rateVital } from '#shared/statistics/measuring.ts';
import { rememberVital, type Vital } from './vital-history.ts';

export function watchVitals(path: string, tell: (vital: Vital) => void): void {
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
