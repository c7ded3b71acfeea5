// What the shop measures, in words browser and server share: the names of events, how a page is called when it is counted,
// and from where a loading time is good or poor.

/** Everything that is counted; another name is refused. */
export const measuredEvents = [
  'page_view',
  'blog_view',
  'blog_read',
  'begin_checkout',
  'purchase',
  'conversion',
  'coupon_applied',
  'ai_advisor_open',
  'ai_advisor_complete',
  'ai_recommendation',
  'sticky_button_click',
] as const;
export type MeasuredEvent = (typeof measuredEvents)[number];

export function isMeasuredEvent(name: string): name is MeasuredEvent {
  return measuredEvents.some((known) => known === name);
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

const PLAIN_SEGMENT = /^[a-z0-9-]{1,40}$/;
const ARTICLE = /^(\/amp)?\/blog\/[a-z0-9-]{1,80}$/;

/** Whatever stands here may be a secret of one visitor. */
const HIDDEN_REST = ':rest';

/** The name under which a page is counted: never a query, and nothing that could be a token of somebody. */
export function pagePattern(path: string): string {
  const plain = (path.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '') || '/';
  if (plain === '/' || ARTICLE.test(plain)) return plain;
  if (plain === '/checkout/success') return '/checkout-success';
  const [first = '', ...rest] = plain.slice(1).split('/');
  if (!PLAIN_SEGMENT.test(first)) return `/${HIDDEN_REST}`;
  return rest.length === 0 ? `/${first}` : `/${first}/${HIDDEN_REST}`;
}

/** Queries that hold a link's secret. */
const SECRET_QUERY = /[?&](token|bestelling|herstel|code)=/;

/** An address that itself is a secret: nobody outside the shop may be loaded on it, because everything on a page can read it. */
export function isSecretAddress(path: string, query: string): boolean {
  return pagePattern(path).includes(HIDDEN_REST) || SECRET_QUERY.test(query);
}
