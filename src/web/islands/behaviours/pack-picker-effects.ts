// What follows the chosen pack: its pictures, the ways to it from elsewhere once somebody chose, and the
// checkout, which the browser may fetch while the order button is being reached for.

import { plainCheckoutUrl } from '#web/client/pack-selection.ts';
import { readSelectedPack, saveShownPack } from '#web/client/pack-storage.ts';

export const priceOf = (radio: HTMLInputElement): string => radio.dataset.price ?? '';

export function showSelectedPack(radio: HTMLInputElement): void {
  saveShownPack(radio.value, priceOf(radio));
  for (const picture of document.querySelectorAll<HTMLElement>('[data-pack]'))
    picture.toggleAttribute('data-shown', picture.dataset.pack === radio.value);
  // The pack the page came with is one that nobody chose.
  if (radio.defaultChecked && readSelectedPack().stored === null) return;
  for (const offer of document.querySelectorAll<HTMLAnchorElement>('[data-offer]')) {
    offer.querySelector('[data-chosen]')?.replaceChildren(radio.dataset.label ?? '');
    offer.href = plainCheckoutUrl(radio.value);
  }
}

/**
 * Browsers that take the rules of src/main/pages/prefetch.ts fetch where this link leads as soon as it is
 * there.
 */
export function prefetchCheckout(form: HTMLElement, chosen: () => HTMLInputElement | undefined): void {
  const ahead = document.createElement('a');
  ahead.dataset.ahead = '';
  ahead.inert = true;
  const reach = ({ target }: Event) => {
    const radio = chosen();
    const button = target instanceof Element && target.closest('button');
    if (!radio || !button || button.form !== form) return;
    ahead.href = plainCheckoutUrl(radio.value);
    form.append(ahead);
  };
  addEventListener('pointerover', reach);
  addEventListener('focusin', reach);
}
