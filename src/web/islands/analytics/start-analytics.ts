// Starts the analytics of a page: the shop's own anonymous statistics, which always run, and Google's data
// layer, which requires consent. Content pages and hydrated pages call `trackPageView`; the rest is loaded
// when needed.

import type { Page } from '#shared/href.ts';
import { pagePattern } from '#shared/statistics/page-pattern.ts';
import { CONSENT_CHANGED, currentChoices } from '../consent/consent-store.ts';
import { showConsentBanner } from '../consent/show-consent-banner.ts';
import { onShopEvent, trackEvent } from '../shop-events.ts';
import { createEventQueue, type EventStatus } from './event-queue.ts';
import type { Forwarder } from './forwarder.ts';
import type { OutgoingEvent } from './outgoing-event.ts';
import { createReportBatch } from './report-batch.ts';

const EVENTS_URL = '/api/statistics/events';
const CHOICES_PAGE = '/cookies' satisfies Page;

/**
 * Name of the document event that reports what happened to an analytics event: sent, waiting or dropped. The
 * page /ga-debug listens to it.
 */
export const EVENT_TRACKED = 'event-measured';
export type EventTracked = OutgoingEvent & { fate: EventStatus };

let started = false;
let trackedPath: string | null = null;

/**
 * Counts one view of the current path; a second call for the same path does nothing. The first call also
 * starts the analytics of the page. On pages without the consent banner nothing is counted.
 */
export function trackPageView(): void {
  const banner = document.getElementById('consent');
  if (!banner || trackedPath === location.pathname) return;
  trackedPath = location.pathname;
  if (!started) start(banner);
  started = true;
  trackEvent('page_view');
}

function start(banner: HTMLElement): void {
  const batch = createReportBatch({
    send,
    path: () => location.pathname,
    isLeaving: () => document.visibilityState === 'hidden',
  });
  let forwarder: Promise<Forwarder> | undefined;
  const whenForwarding = () => {
    forwarder ??= import('./forwarder.ts').then((module) => module.forwardTo(banner.dataset));
    return forwarder;
  };
  const queue = createEventQueue({
    choices: currentChoices,
    forward: (event) => void whenForwarding().then(({ forward }) => forward(event)),
    report: ({ name, parameters }, fate) =>
      document.dispatchEvent(
        new CustomEvent<EventTracked>(EVENT_TRACKED, { detail: { name, parameters, fate } }),
      ),
  });

  onShopEvent((event) => {
    batch.event(event);
    queue.add(event);
  });
  const settle = () => {
    const chosen = currentChoices();
    if (chosen?.statistics || chosen?.marketing) void whenForwarding();
    // What was never fetched has nothing to take back.
    void forwarder?.then((opened) => opened.settle());
    queue.settle();
    deleteCookiesAfterRefusal();
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
    if (persisted) trackEvent('page_view');
  });

  if (currentChoices() === null && location.pathname !== CHOICES_PAGE) showConsentBanner(banner);
  const path = pagePattern(location.pathname);
  onFirstInteraction(async () => {
    const module = await import('./track-visitor.ts');
    module.trackVisitor(path, (vital) => {
      batch.vital(vital.metric, vital.value, path);
      queue.add({ name: 'web_vitals', parameters: vital });
    });
  });
}

/**
 * Deletes Google's cookies after a refusal. They may remain from an earlier visit, before the consent expired
 * or before the browser sent Global Privacy Control.
 */
function deleteCookiesAfterRefusal(): void {
  const chosen = currentChoices();
  if (!chosen || chosen.statistics || chosen.marketing || !/(^| )_g/.test(document.cookie)) return;
  void import('./vendor-cookies.ts').then((module) => module.deleteVendorCookies());
}

/** Sends a report in the background, so that it also arrives when the page is closed immediately after. */
function send(body: string): void {
  if (navigator.sendBeacon?.(EVENTS_URL, body)) return;
  void fetch(EVENTS_URL, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/**
 * Runs the action once, at the first interaction or when the visitor leaves. The browser remembers the
 * loading times until then, so that measuring them does not slow down the page.
 */
function onFirstInteraction(action: () => Promise<void>): void {
  const signs = ['pointerdown', 'keydown', 'scroll', 'visibilitychange'];
  const once = () => {
    for (const sign of signs) removeEventListener(sign, once, true);
    void action();
  };
  for (const sign of signs) addEventListener(sign, once, { capture: true, passive: true });
}
