// The script of the page /ga-debug: buttons that trigger events, the state of the consent, and a log with the
// result of each event.

import { isAnalyticsEvent } from '#shared/statistics/analytics-events.ts';
import { CONSENT_CHANGED, currentChoices } from '../consent/consent-store.ts';
import { trackEvent } from '../shop-events.ts';
import { EVENT_TRACKED } from './start-analytics.ts';

/**
 * How often the panel refreshes its state, in milliseconds. Polling is necessary, because the data layer is
 * loaded only when it is first used.
 */
const POLL_INTERVAL_MS = 500;
const LOG_LINES = 100;

export function attach(panel: HTMLElement): void {
  const part = (name: string) => panel.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const word = (name: string) => panel.dataset[name] ?? name;

  function showState(): void {
    const choices = currentChoices();
    const stateOf = (granted: boolean | undefined) =>
      word(granted === undefined ? 'unasked' : granted ? 'granted' : 'denied');
    write(part('statistics'), stateOf(choices?.statistics));
    write(part('marketing'), stateOf(choices?.marketing));
    const { dataLayer } = window;
    write(part('data-layer'), dataLayer ? `${dataLayer.length} ${word('entries')}` : word('absent'));
  }

  document.addEventListener(EVENT_TRACKED, (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { name, parameters, fate } = event.detail;
    const line = document.createElement('li');
    const details = document.createElement('code');
    const outcome = document.createElement('span');
    line.dataset.fate = fate;
    details.textContent = JSON.stringify(parameters, null, 1);
    outcome.textContent = word(fate);
    line.append(`${new Date().toLocaleTimeString('nl-NL')} ${name}: `, outcome, details);
    const log = part('log');
    log?.prepend(line);
    if (log && log.childElementCount > LOG_LINES) log.lastElementChild?.remove();
    toggleEmpty(false);
    showState();
  });

  panel.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const { event, parameters, part: name } = button?.dataset ?? {};
    if (event && isAnalyticsEvent(event)) trackEvent(event, JSON.parse(parameters ?? '{}'));
    if (name !== 'clear') return;
    part('log')?.replaceChildren();
    toggleEmpty(true);
  });

  function toggleEmpty(empty: boolean): void {
    const note = part('empty');
    if (note) note.hidden = !empty;
  }

  for (const button of panel.querySelectorAll('button')) button.disabled = false;
  document.addEventListener(CONSENT_CHANGED, showState);
  setInterval(showState, POLL_INTERVAL_MS);
  showState();
}

function write(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
