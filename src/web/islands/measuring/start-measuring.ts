// Brings the measuring of a page together: the shop's own anonymous counting, which always runs, and Google's data layer,
// which exists only after a yes. Both kinds of pages call `viewPage`; the rest is loaded when it is needed.

import { pagePattern, rateVital } from '#shared/measuring.ts';
import { CONSENT_CHANGED, currentChoices } from '../consent/consent-store.ts';
import { announce, listenToShop, type ShopEvent } from '../shop-events.ts';
import { createEventQueue, type EventFate } from './event-queue.ts';
import { createForwarder } from './forwarder.ts';
import { createReportBatch } from './report-batch.ts';

const COUNTING_ADDRESS = '/api/statistics/events';
const CHOICES_PAGE = '/cookies';

/** What became of an event, told to the document for the page that shows it. */
export const EVENT_MEASURED = 'event-measured';
export type EventMeasured = ShopEvent & { fate: EventFate };

let started = false;
let viewed: string | null = null;

/** Counts a look at the present page, once however often it is said. Pages without the question are not measured. */
export function viewPage(): void {
  const banner = document.getElementById('consent');
  if (!banner || viewed === location.pathname) return;
  viewed = location.pathname;
  if (!started) start(banner);
  started = true;
  announce('page_view');
}

function start(banner: HTMLElement): void {
  const batch = createReportBatch({
    send,
    path: () => location.pathname,
    isLeaving: () => document.visibilityState === 'hidden',
  });
  const forwarder = createForwarder({
    choices: currentChoices,
    open: async (choices) => {
      const { openDataLayer } = await import('./data-layer.ts');
      const { analyticsId = '', tagManagerId = '', adsId = '', brand = '', product = '' } = banner.dataset;
      const ids = { analytics: analyticsId, tagManager: tagManagerId, ads: adsId };
      return openDataLayer(ids, { brand, productName: product }, choices);
    },
  });
  const queue = createEventQueue({
    choices: currentChoices,
    forward: forwarder.forward,
    report: ({ name, parameters }, fate) =>
      document.dispatchEvent(
        new CustomEvent<EventMeasured>(EVENT_MEASURED, { detail: { name, parameters, fate } }),
      ),
  });

  listenToShop((event) => {
    batch.event(event);
    queue.add(event);
  });
  const settle = () => {
    forwarder.settle();
    queue.settle();
    forgetAfterRefusal();
  };
  settle();
  document.addEventListener(CONSENT_CHANGED, settle);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') batch.flush();
    // The choice may have been made, or taken back, in another tab.
    else settle();
  });
  addEventListener('pagehide', batch.flush);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) announce('page_view');
  });

  if (currentChoices() === null && location.pathname !== CHOICES_PAGE)
    void import('../consent/ask-consent.ts').then(({ askConsent }) => askConsent(banner));
  const path = pagePattern(location.pathname);
  whenLoaded(async () => {
    const [{ watchVitals }, { rememberVital }] = await Promise.all([
      import('./core-web-vitals.ts'),
      import('./vital-history.ts'),
    ]);
    watchVitals((metric, exact) => {
      const value = Math.round(exact * 1000) / 1000;
      rememberVital(metric, value, path);
      batch.vital(metric, value, path);
      queue.add({ name: 'web_vitals', parameters: { metric, value, rating: rateVital(metric, value) } });
    });
  });
}

/** Left by a visit before the choice ran out, or before the browser asked not to be followed. */
function forgetAfterRefusal(): void {
  const chosen = currentChoices();
  if (!chosen || chosen.statistics || chosen.marketing || !/(^| )_g/.test(document.cookie)) return;
  void import('./vendor-cookies.ts').then(({ forgetVendorCookies }) => forgetVendorCookies());
}

/** Arrives also when the page is gone the next moment. */
function send(body: string): void {
  if (navigator.sendBeacon?.(COUNTING_ADDRESS, body)) return;
  void fetch(COUNTING_ADDRESS, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

function whenLoaded(action: () => Promise<void>): void {
  if (document.readyState === 'complete') void action();
  else addEventListener('load', () => void action(), { once: true });
}
