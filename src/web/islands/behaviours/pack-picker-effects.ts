// Effects of choosing a pack: the pack's pictures, the links elsewhere on the page, and a prefetch of the
// checkout when the visitor reaches for the order button.

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
 * Adds a hidden link to the checkout when the visitor reaches for the order button. Browsers that support the
 * rules of src/main/pages/prefetch.ts then prefetch the checkout.
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
