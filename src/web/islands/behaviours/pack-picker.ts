// Remembers the chosen pack: restored from URL, storage or cookie, saved at every change, and equal in all
// browser tabs. The form works without this script; with it, ordering also clears the payment of an earlier
// choice.

import { checkoutUrl, choosePack } from '#web/client/pack-selection.ts';
import { clearCachedPayment, readSelectedPack, saveSelectedPack } from '#web/client/pack-storage.ts';
import { prefetchCheckout, priceOf, showSelectedPack } from './pack-picker-effects.ts';

// Other tabs report through `storage` events; a cookie, or a change made in this tab, has no event of its
// own.
const POLL_INTERVAL_MS = 200;

export function attach(form: HTMLElement): void {
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[name="variant"]')];
  const onSale = radios.filter(({ disabled }) => !disabled);
  const ids = onSale.map(({ value }) => value);
  if (onSale.length === 0) return;

  const query = new URLSearchParams(location.search).get('variant');
  let seen = readSelectedPack();

  const chosen = () => onSale.find(({ checked }) => checked);

  function show(id: string): void {
    const radio = onSale.find(({ value }) => value === id);
    if (!radio) return;
    radio.checked = true;
    showSelectedPack(radio);
  }

  function save(): void {
    const radio = chosen();
    if (!radio) return;
    saveSelectedPack(radio.value, priceOf(radio));
    showSelectedPack(radio);
    seen = readSelectedPack();
  }

  function followStorage(): void {
    const now = readSelectedPack();
    const news = now.stored !== seen.stored ? now.stored : now.cookie !== seen.cookie ? now.cookie : null;
    seen = now;
    if (news !== null && ids.includes(news)) show(news);
  }

  // Browsers restore nothing in this form, so another choice than the server's was made before this script
  // came.
  const early = onSale.find((radio) => radio.checked && !radio.defaultChecked);
  if (!early) show(choosePack({ query, ...seen }, ids));
  if (early || (query !== null && ids.includes(query))) save();

  form.addEventListener('change', save);
  form.addEventListener('submit', (event) => {
    const radio = chosen();
    if (!radio) return;
    save();
    clearCachedPayment();
    // The second button carries the pack alone, which is what the form says by itself.
    if (event.submitter?.dataset.order === 'plain') return;
    event.preventDefault();
    const order = { variant: radio.value, price: priceOf(radio), name: radio.dataset.name ?? '' };
    location.assign(checkoutUrl(order, Date.now()));
  });
  prefetchCheckout(form, chosen);
  addEventListener('storage', followStorage);
  addEventListener('pageshow', (event) => {
    if (event.persisted) followStorage();
  });
  setInterval(() => {
    if (!document.hidden) followStorage();
  }, POLL_INTERVAL_MS);
}
