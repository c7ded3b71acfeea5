// Tests that pages may load from Google only when an operator has configured it, and never on a URL with a
// secret.

import { describe, expect, test } from 'vitest';
import { defaultSettings, type GetSettings } from '#modules/settings/index.ts';
import { createAnalyticsSources } from './analytics-sources.ts';

function withIds(ids: Partial<typeof defaultSettings.analytics>) {
  const settings = { ...defaultSettings, analytics: { ...defaultSettings.analytics, ...ids } };
  const getSettings: GetSettings = Object.assign(async () => settings, { invalidate: () => undefined });
  return createAnalyticsSources(getSettings);
}

describe('origins of others', () => {
  test('there are none without an id', async () => {
    expect(await withIds({})('/')).toEqual({});
  });

  test('a measuring id opens scripts, calls and pictures of Google’s measuring, not of its ads', async () => {
    const sources = await withIds({ googleAnalyticsId: 'G-ABC1234567' })('/checkout?variant=2x');
    expect(sources['script-src']).toEqual(['https://*.googletagmanager.com']);
    expect(sources['connect-src']).toContain('https://*.google-analytics.com');
    expect(JSON.stringify(sources)).not.toContain('doubleclick');
  });

  test('an ads id opens its ads too', async () => {
    const sources = await withIds({ googleAdsId: 'AW-123456789' })('/');
    expect(sources['script-src']).toContain('https://www.googleadservices.com');
    expect(sources['frame-src']).toContain('https://td.doubleclick.net');
  });

  test.each(['/admin', '/admin/orders?q=x', '/import', '/bestelling/abc', '/leave-review?token=x'])(
    'there are none on %s, whatever is switched on',
    async (url) => {
      expect(await withIds({ tagManagerId: 'GTM-ABC1234' })(url)).toEqual({});
    },
  );
});
