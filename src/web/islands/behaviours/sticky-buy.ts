// Shows the sticky buy button, with the chosen pack, after the page is scrolled far enough.

import { clearCachedPayment } from '#web/client/pack-storage.ts';
import { trackEvent } from '../shop-events.ts';

const THRESHOLD_PX = 300;

export function attach(button: HTMLElement): void {
  const update = () => button.toggleAttribute('data-visible', scrollY > THRESHOLD_PX);
  addEventListener('scroll', update);
  // The page may begin where a visit before left it. To ask at once would have the page laid out here.
  setTimeout(update);
  button.addEventListener('click', () => {
    trackEvent('sticky_button_click');
    clearCachedPayment();
  });
}
