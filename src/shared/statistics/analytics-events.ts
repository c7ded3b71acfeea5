// What the shop measures, in words browser and server share: the names of events, and from where a loading
// time is good or poor.

/** Everything that is counted; another name is refused. */
export const analyticsEvents = [
  /** Somebody came from outside the shop and touched a page; every look at a page is a `page_view`. */
  'visit',
  'page_view',
  'blog_view',
  'blog_read',
  'pack_chosen',
  'begin_checkout',
  'purchase',
  'conversion',
  'coupon_applied',
  'ai_advisor_open',
  'ai_advisor_complete',
  'ai_recommendation',
  'sticky_button_click',
] as const;
export type AnalyticsEvent = (typeof analyticsEvents)[number];

export function isAnalyticsEvent(name: string): name is AnalyticsEvent {
  return analyticsEvents.some((event) => event === name);
}

/** Up to `good` is good, above `poor` is poor. Milliseconds; CLS has no unit. */
export const vitalThresholds = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
  /** Browsers measure INP in its place since 2024; kept to read older figures. */
  FID: { good: 100, poor: 300 },
} as const;

export const vitalMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const;
export type VitalRating = (typeof vitalRatings)[number];

export function rateVital(metric: keyof typeof vitalThresholds, value: number): VitalRating {
  const { good, poor } = vitalThresholds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}
