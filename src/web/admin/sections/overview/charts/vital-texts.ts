// Describes loading times in words. A metric gets the rating that three quarters of its page views reach, the
// rule of search engines.

import type { VitalFigures } from '#modules/statistics/contract.ts';
import { type VitalMetric, type VitalRating, vitalThresholds } from '#shared/statistics/analytics-events.ts';

export const vitalNames: Readonly<Record<VitalMetric, string>> = {
  LCP: 'grootste beeld staat er',
  INP: 'antwoord op een tik',
  CLS: 'verspringen',
  FCP: 'eerste beeld',
  TTFB: 'eerste antwoord',
};

export const verdictNames: Readonly<Record<VitalRating, string>> = {
  good: 'Goed',
  'needs-improvement': 'Matig',
  poor: 'Slecht',
};

/** The rating of a metric; null without page views. */
export function vitalVerdict({ good, needsImprovement, poor }: VitalFigures): VitalRating | null {
  const total = good + needsImprovement + poor;
  if (total === 0) return null;
  if (good >= total * 0.75) return 'good';
  return good + needsImprovement >= total * 0.75 ? 'needs-improvement' : 'poor';
}

/**
 * The 75th percentile of a metric; null without page views. It is estimated from counts per range of values,
 * so it may be some percent off; it is limited to the range of the metric's rating so that both agree.
 */
export function vitalValue(vital: VitalFigures): number | null {
  const { metric, p75 } = vital;
  const verdict = vitalVerdict(vital);
  if (p75 === null || verdict === null) return null;
  const { good, poor } = vitalThresholds[metric];
  if (verdict === 'good') return Math.min(p75, good);
  return verdict === 'poor' ? Math.max(p75, poor) : Math.min(poor, Math.max(good, p75));
}

/** Formats the value of a metric: "1,8 s", "120 ms", "0,05"; a dash without page views. */
export function vitalValueText(vital: VitalFigures): string {
  const value = vitalValue(vital);
  return value === null ? '–' : valueText(vital.metric, value);
}

/** The thresholds of a metric in words: "goed tot 2,5 s, slecht vanaf 4 s". */
export function thresholdText(metric: VitalMetric): string {
  const { good, poor } = vitalThresholds[metric];
  return `goed tot ${valueText(metric, good)}, slecht vanaf ${valueText(metric, poor)}`;
}

function valueText(metric: VitalMetric, value: number): string {
  if (metric === 'CLS') return value.toLocaleString('nl-NL', { maximumFractionDigits: 2 });
  if (value < 1000) return `${Math.round(value)} ms`;
  return `${(value / 1000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} s`;
}
