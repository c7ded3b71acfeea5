// Google's data layer, created only after the visitor's consent. It also exists without an account id;
// Google's scripts are loaded only for the ids in the settings. With a tag manager, the tag manager reports
// to Analytics; otherwise this file does.

import { isSecretAddress, pagePattern } from '#shared/statistics/page-pattern.ts';
import type { Choices } from '../consent/consent-record.ts';
import { dataLayerEntries, eventParameters, type SoldProduct } from './data-layer-entries.ts';
import type { OutgoingEvent } from './outgoing-event.ts';
import { deleteVendorCookies } from './vendor-cookies.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export type VendorIds = { analytics: string; tagManager: string; ads: string; adsLabel: string };

/**
 * Returns the Google Ads conversion target `account/label`. Without a label it is the account alone, for
 * which Ads records no conversion.
 */
export const conversionOf = ({ ads, adsLabel }: Pick<VendorIds, 'ads' | 'adsLabel'>) =>
  adsLabel ? `${ads}/${adsLabel}` : ads;

export type DataLayer = {
  push(event: OutgoingEvent): void;
  update(choices: Choices): void;
  /**
   * Removes Google's data layer after the visitor withdraws consent. When a script of Google was loaded, the
   * page is reloaded, because a loaded script cannot be unloaded.
   */
  close(): void;
};

const ORIGIN = 'https://www.googletagmanager.com';

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
} as const;

export function openDataLayer(ids: VendorIds, product: SoldProduct, choices: Choices): DataLayer {
  const loaded = new Set<string>();
  // Everything on a page can read its address; on a secret one nobody else is let in.
  const mayLoad = !isSecretAddress(location.pathname, location.search);
  window.dataLayer = [];
  gtag('consent', 'default', { ...DENIED, wait_for_update: 500 });
  window.dataLayer.push({ 'gtm.blocklist': ['customScripts', 'html'] });

  function load(file: 'gtm.js' | 'gtag/js', id: string): void {
    if (loaded.has(file)) return;
    loaded.add(file);
    appendScript(`${ORIGIN}/${file}?id=${id}`);
  }

  function start(chosen: Choices): void {
    if (!mayLoad) return;
    if (ids.tagManager) {
      if (!loaded.has('gtm.js')) window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      load('gtm.js', ids.tagManager);
      return;
    }
    const accounts = [chosen.statistics ? ids.analytics : '', chosen.marketing ? ids.ads : ''];
    for (const id of accounts.filter((id) => id !== '' && !loaded.has(id))) {
      load('gtag/js', id);
      loaded.add(id);
      gtag('js', new Date());
      gtag('config', id, { send_page_view: false, ...pageParameters() });
    }
  }

  function update(chosen: Choices): void {
    gtag('consent', 'update', signalsOf(chosen));
    start(chosen);
  }

  update(choices);
  return {
    update,
    push(event) {
      const { ads, tagManager } = ids;
      const isView = event.name === 'page_view';
      const parameters = {
        ...event.parameters,
        ...(isView ? pageParameters() : {}),
        ...(event.name === 'conversion' && ads ? { send_to: conversionOf(ids) } : {}),
      };
      const complete: OutgoingEvent = { name: event.name, parameters };
      window.dataLayer?.push(...dataLayerEntries(complete, product));
      if (!tagManager && (ids.analytics || ads))
        gtag('event', event.name, eventParameters(complete, product));
    },
    close() {
      gtag('consent', 'update', DENIED);
      if (ids.analytics) Reflect.set(window, `ga-disable-${ids.analytics}`, true);
      delete window.dataLayer;
      deleteVendorCookies();
      if (loaded.size > 0) location.reload();
    },
  };
}

function appendScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Pushes a command to the data layer. Google requires the `arguments` object itself and ignores an array. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}

function signalsOf({ statistics, marketing }: Choices) {
  const of = (granted: boolean) => (granted ? 'granted' : 'denied');
  return {
    ad_storage: of(marketing),
    ad_user_data: of(marketing),
    ad_personalization: of(marketing),
    analytics_storage: of(statistics),
  };
}

/**
 * Returns the URLs of page and referrer without query and secrets. A referrer on another site is reduced to
 * its origin.
 */
function pageParameters() {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const from = referrer?.origin === location.origin ? pagePattern(referrer.pathname) : '/';
  return {
    page_location: location.origin + pagePattern(location.pathname),
    page_referrer: referrer ? referrer.origin + from : '',
    page_title: document.title,
  };
}
