// Google's analytics origins that a page may use: none without a configured id, in the back-office, or on a
// URL that contains a secret. A page loads from these origins only after the visitor's consent
// (src/web/islands).

import type { GetSettings, Settings } from '#modules/settings/index.ts';
import type { OtherSources } from '#platform/http/content-security-policy.ts';
import { isSecretAddress } from '#shared/statistics/page-pattern.ts';
import { isBackOffice } from '#web/back-office-path.ts';

const TAG_MANAGER = 'https://*.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const ADS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/**
 * Creates a function that returns the analytics origins for a URL, to be added to the Content-Security-Policy
 * of the page.
 */
export function createAnalyticsSources(getSettings: GetSettings): (url: string) => Promise<OtherSources> {
  return async (url) => {
    const [path = '/', query = ''] = url.split('?', 2);
    if (isBackOffice(url) || isSecretAddress(path, `?${query}`)) return {};
    return analyticsSources((await getSettings()).analytics);
  };
}

export function analyticsSources(ids: Settings['analytics']): OtherSources {
  const { googleAnalyticsId, tagManagerId, googleAdsId } = ids;
  if (!googleAnalyticsId && !tagManagerId && !googleAdsId) return {};
  const ads = googleAdsId ? ADS : [];
  return {
    'script-src': [TAG_MANAGER, ...ads],
    'connect-src': [TAG_MANAGER, ...ANALYTICS, ...ads],
    'img-src': [TAG_MANAGER, ...ANALYTICS, ...ads],
    ...(googleAdsId
      ? { 'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'] }
      : {}),
  };
}
