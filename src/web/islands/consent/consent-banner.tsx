// The cookie banner. Every page of the shop contains it, hidden; a small script shows it while the visitor
// has made no choice. Its data attributes contain the settings of analytics.

import { consentCopy } from '#copy/consent.ts';
import type { PublicSettings } from '#modules/settings/contract.ts';
import type { Page } from '#shared/href.ts';
import './consent.css';

export type AnalyticsInfo = {
  ids: PublicSettings['analytics'];
  brand: string;
  productName: string;
};

type ConsentBannerProps = {
  info: AnalyticsInfo;
  /**
   * Of the cookie banner: the script that starts the page's analytics, the islands on content pages,
   * hydration on app pages.
   */
  startedBy: 'islands' | 'hydration';
};

export function ConsentBanner({ info, startedBy }: ConsentBannerProps) {
  const { ids, brand, productName } = info;
  const anyIds = [ids.googleAnalyticsId, ids.tagManagerId, ids.googleAdsId].some((id) => id !== '');
  return (
    <aside
      id="consent"
      className="consent"
      aria-labelledby="consent-title"
      hidden
      data-started-by={startedBy}
      data-brand={brand}
      data-product={productName}
      data-analytics-id={ids.googleAnalyticsId || undefined}
      data-tag-manager-id={ids.tagManagerId || undefined}
      data-ads-id={ids.googleAdsId || undefined}
      data-ads-label={ids.googleAdsLabel || undefined}
    >
      <div className="consent-text">
        <strong id="consent-title">{consentCopy.bannerTitle}</strong>{' '}
        <p>{anyIds ? consentCopy.bannerTextGoogle : consentCopy.bannerText}</p>
      </div>
      <div className="consent-actions">
        <button type="button" className="consent-button" data-consent="accept">
          {consentCopy.accept}
        </button>
        <button type="button" className="consent-button" data-consent="refuse">
          {consentCopy.refuse}
        </button>
        <a className="consent-link" href={'/cookies' satisfies Page}>
          {consentCopy.settings}
        </a>
      </div>
    </aside>
  );
}
