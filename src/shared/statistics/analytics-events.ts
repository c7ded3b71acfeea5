// Names of the events that are counted and thresholds of the loading times, shared by browser and server.

/** Names of the events that pages report for the statistics. The server refuses other names. */
export const analyticsEvents = [
  /**
   * A visit: reported once when a visitor who came from outside the shop has used a page. Every view of a
   * page is a `page_view`.
   */
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

/**
 * Thresholds of the loading times in milliseconds (CLS has no unit). A value up to `good` is good, a value
 * above `poor` is poor.
 */
export const vitalThresholds = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
  /**
   * Thresholds in milliseconds of First Input Delay, a metric that browsers replaced by INP in 2024; needed
   * to show older figures.
   */
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
