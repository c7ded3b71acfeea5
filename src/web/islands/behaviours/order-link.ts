// The second order button: takes the pack chosen above to the checkout.
// Without the picker on the page, or without this, the checkout finds the remembered pack itself.

import { forgetPayment, rememberPack } from '#web/client/pack-memory.ts';

export function attach(link: HTMLElement): void {
  link.addEventListener('click', () => {
    const radio = document.querySelector<HTMLInputElement>('.pack-form input[name="variant"]:checked');
    if (!radio) return;
    rememberPack(radio.value, radio.dataset.price ?? '');
    forgetPayment();
    // The address is changed, not the click: opening in a new tab keeps working.
    link.setAttribute('href', `/checkout?${new URLSearchParams({ variant: radio.value })}`);
  });
}
