// Brings the measuring of a page together: the shop's own anonymous counting, which always runs, and Google's
// data layer, which exists only after a yes. Both kinds of pages call `viewPage`; the rest is loaded when it
// is needed.

import type { Page } from '#shared/href.ts';
import { pagePattern } from '#shared/statistics/page-pattern.ts';
import { askConsent } from '../consent/ask-consent.ts';
import { CONSENT_CHANGED, currentChoices } from '../consent/consent-store.ts';
import { announce, listenToShop } from '../shop-events.ts';
import { createEventQueue, type EventFate } from './event-queue.ts';
import type { Forwarder } from './forwarder.ts';
import type { OutgoingEvent } from './outgoing-event.ts';
import { createReportBatch } from './report-batch.ts';

const COUNTING_ADDRESS = '/api/statistics/events';
const CHOICES_PAGE = '/cookies' satisfies Page;

/** What became of an event, told to the document for the page that shows it. */
export const EVENT_MEASURED = 'event-measured';
export type EventMeasured = OutgoingEvent & { fate: EventFate };

let started = false;
let viewed: string | null = null;

/**
 * Counts a look at the present page, once however often it is said. Pages without the question are not
 * measured.
 */
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
  let forwarder: Promise<Forwarder> | undefined;
  const whenForwarding = () => {
    forwarder ??= import('./forwarder.ts').then(({ forwardTo }) => forwardTo(banner.dataset));
    return forwarder;
  };
  const queue = createEventQueue({
    choices: currentChoices,
    forward: (event) => void whenForwarding().then(({ forward }) => forward(event)),
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
    const chosen = currentChoices();
    if (chosen?.statistics || chosen?.marketing) void whenForwarding();
    // What was never fetched has nothing to take back.
    void forwarder?.then((opened) => opened.settle());
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

  if (currentChoices() === null && location.pathname !== CHOICES_PAGE) askConsent(banner);
  const path = pagePattern(location.pathname);
  whenTouched(async () => {
    const { attendPerson } = await import('./first-touch.ts');
    attendPerson(path, (vital) => {
      batch.vital(vital.metric, vital.value, path);
      queue.add({ name: 'web_vitals', parameters: vital });
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

/**
 * At the first sign of a person, or when the page is left: the browser remembers how the page came up, so
 * measuring it need not weigh on coming up.
 */
function whenTouched(action: () => Promise<void>): void {
  const signs = ['pointerdown', 'keydown', 'scroll', 'visibilitychange'];
  const once = () => {
    for (const sign of signs) removeEventListener(sign, once, true);
    void action();
  };
  for (const sign of signs) addEventListener(sign, once, { capture: true, passive: true });
}
