// Keeps the choice of pack: restored from address, storage or cookie, saved on change, the same in every tab.
// The form itself works without this; ordering through it also clears the payment of an earlier choice.

import { forgetPayment, noteShownPack, recallPack, rememberPack } from '#web/client/pack-memory.ts';
import { checkoutAddress, choosePack, plainAddress } from '#web/client/pack-selection.ts';

// Other tabs report through `storage` events; a cookie, or a change made in this tab, has no event of its own.
const LOOK_AGAIN_MS = 200;

export function attach(form: HTMLElement): void {
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[name="variant"]')];
  const onSale = radios.filter(({ disabled }) => !disabled);
  const ids = onSale.map(({ value }) => value);
  if (onSale.length === 0) return;

  const query = new URLSearchParams(location.search).get('variant');
  let seen = recallPack();

  const usual = onSale.find(({ defaultChecked }) => defaultChecked);
  const ahead = document.createElement('a');
  ahead.dataset.ahead = '';
  ahead.tabIndex = -1;
  ahead.ariaHidden = 'true';

  const chosen = () => onSale.find(({ checked }) => checked);
  const priceOf = (radio: HTMLInputElement) => radio.dataset.price ?? '';

  function show(id: string): void {
    const radio = onSale.find(({ value }) => value === id);
    if (!radio) return;
    radio.checked = true;
    follow(radio);
  }

  /** What else on the page speaks of the pack: its picture, and once somebody chose it, the sticky button. */
  function follow(radio: HTMLInputElement): void {
    noteShownPack(radio.value, priceOf(radio));
    for (const picture of document.querySelectorAll<HTMLElement>('[data-pack]'))
      picture.toggleAttribute('data-shown', picture.dataset.pack === radio.value);
    const words = document.querySelector('[data-chosen]');
    if (!words || (radio === usual && recallPack().stored === null)) return;
    words.textContent = radio.dataset.label ?? '';
    words.closest('a')?.setAttribute('href', plainAddress(radio.value));
  }

  function save(): void {
    const radio = chosen();
    if (!radio) return;
    rememberPack(radio.value, priceOf(radio));
    follow(radio);
    seen = recallPack();
  }

  /** Somebody reaches for the order button: browsers that take the rules of src/main/pages/fetch-ahead.ts fetch the checkout now. */
  function fetchAhead({ target }: Event): void {
    const radio = chosen();
    const button = target instanceof Element && target.closest('button');
    if (!radio || !button || button.form !== form) return;
    ahead.href = plainAddress(radio.value);
    form.append(ahead);
  }

  function followStorage(): void {
    const now = recallPack();
    const news = now.stored !== seen.stored ? now.stored : now.cookie !== seen.cookie ? now.cookie : null;
    seen = now;
    if (news !== null && ids.includes(news)) show(news);
  }

  // Browsers restore nothing in this form, so another choice than the server's was made before this script came.
  const early = onSale.find((radio) => radio.checked && !radio.defaultChecked);
  if (!early) show(choosePack({ query, ...seen }, ids));
  if (early || (query !== null && ids.includes(query))) save();

  form.addEventListener('change', save);
  form.addEventListener('submit', (event) => {
    const radio = chosen();
    if (!radio) return;
    save();
    forgetPayment();
    // The second button carries the pack alone, which is what the form says by itself.
    if (event.submitter?.dataset.order === 'plain') return;
    event.preventDefault();
    const order = { variant: radio.value, price: priceOf(radio), name: radio.dataset.name ?? '' };
    location.assign(checkoutAddress(order, Date.now()));
  });
  for (const reach of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(reach, fetchAhead, { passive: true });
  addEventListener('storage', followStorage);
  addEventListener('pageshow', (event) => {
    if (event.persisted) followStorage();
  });
  setInterval(() => {
    if (!document.hidden) followStorage();
  }, LOOK_AGAIN_MS);
}
