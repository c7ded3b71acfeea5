// Shows the cookie banner to visitors who have made no choice, and stores the answer.

import { ACCEPTED, REFUSED } from './consent-record.ts';
import { CONSENT_CHANGED, currentChoices } from './consent-store.ts';
import { saveConsent } from './save-consent.ts';

export function showConsentBanner(banner: HTMLElement): void {
  const close = () => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    // The focus was on a button that is gone: it goes on with the page.
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
  };

  banner.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
    if (button) saveConsent(button.dataset.consent === 'accept' ? ACCEPTED : REFUSED);
  });
  // Also after a choice in another tab or on the page of choices.
  const update = () => currentChoices() && close();
  document.addEventListener(CONSENT_CHANGED, update);
  document.addEventListener('visibilitychange', update);

  // The way past the navigation stays the first thing the keyboard finds. Elements of hydrated pages stay
  // where they are.
  if (banner.dataset.startedBy === 'islands') document.querySelector('.skip-link')?.after(banner);
  banner.hidden = false;
  new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`;
    for (const above of document.querySelectorAll<HTMLElement>('.sticky-buy, footer, .co'))
      above.style.setProperty('--consent-height', height);
  }).observe(banner);
}
