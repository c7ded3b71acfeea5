// Shows a customer's photos of the teeth from before and after side by side on this device. A buyer can share
// them with the shop after consent.

import { brushingCopy } from '#copy/brushing.ts';
import type { PhotoMoment } from '#modules/reviews/contract.ts';
import { localStore } from '../../client/browser-storage.ts';
import { deletePhoto, downscale, readPhoto, savePhoto } from './photo-store.ts';

/**
 * Storage key that is set while the shop has the photos, so that they can be withdrawn after they were
 * deleted on the device. The value `OTHERS_TAKEN` means that the photos on the device were replaced since.
 */
const SHARED_KEY = 'poets-gegeven';
const OTHERS_TAKEN = 'andere';
const MOMENTS = ['before', 'after'] as const;
const { photos: copy, give: shareCopy } = brushingCopy;

type Ports = { token: string | null; dayNumber(): number | null };

export function showPhotos(page: HTMLElement, { token, dayNumber }: Ports) {
  const whole = Number(page.dataset.days);
  const cards = MOMENTS.map((moment) => prepareCard(page, moment, refresh));

  async function refresh(): Promise<void> {
    const day = dayNumber() ?? 0;
    const isTime = day >= whole;
    const there = await Promise.all(cards.map((card) => card?.show(day, isTime)));
    const both = there.every(Boolean);
    page.querySelector('[data-photos]')?.toggleAttribute('data-both', both);
    showGiving(page, givingParts(token, both));
    page.querySelector('[data-review]')?.toggleAttribute('hidden', !isTime);
    // What is to be taken first is not asked for any more on the day of the second.
    page.querySelector('[data-first]')?.toggleAttribute('hidden', isTime);
    showDueNotice(page, { day: isTime && !there[1] ? dayNumber() : null });
  }

  page
    .querySelector('[data-due-take]')
    ?.addEventListener('click', () =>
      page.querySelector<HTMLInputElement>('[data-photo="after"] input')?.click(),
    );
  if (token !== null) prepareSharing(page, token, refresh);
  return { refresh };
}

/**
 * Returns which parts of the section for sharing photos are visible: true for each value of `data-give-when`
 * whose elements to show. `token` proves the order; without it nothing can be shared. `both` is true when
 * both photos exist.
 */
function givingParts(token: string | null, both: boolean): Record<string, boolean> {
  const stored = token === null ? null : localStore.read(SHARED_KEY);
  const isShared = stored !== null && stored !== OTHERS_TAKEN;
  const canShare = token !== null && both && !isShared;
  return {
    given: isShared,
    both: canShare,
    'no-link': token === null && both,
    asked: both && !isShared,
    back: canShare || stored !== null,
    elsewhere: canShare && stored === null,
  };
}

function showGiving(page: HTMLElement, parts: Record<string, boolean>): void {
  const isAny = Object.values(parts).some(Boolean);
  page.querySelector('[data-give="all"]')?.toggleAttribute('hidden', !isAny);
  for (const [when, isShown] of Object.entries(parts))
    for (const part of page.querySelectorAll(`[data-give-when="${when}"]`))
      part.toggleAttribute('hidden', !isShown);
}

/**
 * Shows the notice that the second photo is due on day number `day` of brushing, or hides it when `day` is
 * null. Also shows a small copy of the first photo beside the number of days, if that photo exists.
 */
function showDueNotice(page: HTMLElement, { day }: { day: number | null }): void {
  const due = page.querySelector<HTMLElement>('[data-due]');
  const title = due?.querySelector('p');
  const beside = page.querySelector<HTMLElement>('[data-before]');
  const before = page.querySelector<HTMLImageElement>('[data-photo="before"] img');
  if (due) due.hidden = day === null;
  if (title && day !== null) title.textContent = copy.due(day);
  if (!beside) return;
  beside.hidden = !before;
  const small = new Image();
  small.src = before?.src ?? '';
  beside.replaceChildren(...(before ? [small] : []));
}

/**
 * Stores a photo of the teeth, before or after, on this device. Returns the Dutch error text; empty when the
 * photo was stored.
 */
async function save(moment: PhotoMoment, file: File): Promise<string> {
  const photo = await downscale(file).catch(() => null);
  if (!photo) return copy.unreadable;
  return savePhoto(moment, photo).then(
    () => {
      if (localStore.read(SHARED_KEY) !== null) localStore.write(SHARED_KEY, OTHERS_TAKEN);
      return '';
    },
    () => copy.notKept,
  );
}

function prepareCard(page: HTMLElement, moment: PhotoMoment, onChange: () => void) {
  const card = page.querySelector<HTMLElement>(`[data-photo="${moment}"]`);
  const input = card?.querySelector('input');
  const place = card?.querySelector<HTMLElement>('[data-picture]');
  const drop = card?.querySelector('button');
  const statusElement = card?.querySelector<HTMLElement>('[role="status"]');
  const buttonText = card?.querySelector<HTMLElement>('[data-take]');
  if (!card || !input || !place || !drop || !statusElement || !buttonText) return null;
  const name = copy[moment];
  const picture = new Image();
  picture.alt = copy.alt(name);
  picture.className = 'poets-photo';

  const asked = (day: number, isTime: boolean) => {
    if (moment === 'before') return isTime ? copy.missed : day > 1 ? copy.late : '';
    return isTime ? copy.now : copy.later(Number(page.dataset.days));
  };

  input.addEventListener('change', () => {
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    void save(moment, file).then((errorText) => {
      statusElement.textContent = errorText;
      onChange();
    });
  });
  drop.addEventListener(
    'click',
    () =>
      void deletePhoto(moment)
        .then(onChange)
        .then(() => input.focus()),
  );

  const setPicture = (photo: Blob | null) => {
    URL.revokeObjectURL(picture.src);
    if (photo) picture.src = URL.createObjectURL(photo);
    place.replaceChildren(...(photo ? [picture] : []));
    place.hidden = !photo;
    drop.hidden = !photo;
  };

  return {
    /**
     * Updates the card of the photo before or after on the brushing page. Returns true when that photo is
     * stored on the device. `day` is the day number of brushing; `isTime` is true from the day of the second
     * photo on.
     */
    async show(day: number, isTime: boolean): Promise<boolean> {
      const photo = await readPhoto(moment);
      setPicture(photo);
      input.ariaLabel = photo ? copy.againOf(name) : copy.take(name);
      buttonText.textContent = photo ? copy.again : copy.take(name);
      const prompt = card.querySelector<HTMLElement>('[data-ask]');
      if (prompt) prompt.textContent = photo ? '' : asked(day, isTime);
      const label = input.closest('label');
      label?.toggleAttribute('data-quiet', photo !== null);
      // Of after there is nothing to take before its day has come; of before nothing any more then.
      if (label) label.hidden = !photo && isTime === (moment === 'before');
      return photo !== null;
    },
  };
}

function prepareSharing(page: HTMLElement, token: string, onChange: () => Promise<void>): void {
  const [send, back] = ['send', 'back'].map((name) =>
    page.querySelector<HTMLButtonElement>(`[data-give="${name}"]`),
  );
  const agree = page.querySelector<HTMLInputElement>('[data-give="agree"]');
  const statusElement = page.querySelector<HTMLElement>('[data-give="said"]');
  if (!send || !back || !agree || !statusElement) return;
  let thanked = false;
  const during = (work: () => Promise<string>) => async () => {
    if (send.ariaDisabled === 'true') return;
    send.ariaDisabled = 'true';
    back.ariaDisabled = 'true';
    statusElement.textContent = shareCopy.busy;
    statusElement.textContent = await work().catch(() => shareCopy.failed);
    send.ariaDisabled = 'false';
    back.ariaDisabled = 'false';
    await onChange();
    // The button that was pressed is gone: what came of it is read instead.
    if (thanked) page.querySelector<HTMLElement>('[data-give-when="given"]')?.focus();
    thanked = false;
  };
  send.addEventListener(
    'click',
    during(async () => {
      if (!agree.checked) {
        agree.focus();
        return shareCopy.agree;
      }
      const { sharePhotos } = await import('./share-photos.ts');
      const { isShared, message } = await sharePhotos(token);
      if (isShared) localStore.write(SHARED_KEY, '1');
      thanked = isShared;
      return message;
    }),
  );
  back.addEventListener(
    'click',
    during(async () => {
      const { isWithdrawn, message } = await (await import('./share-photos.ts')).withdrawPhotos(token);
      if (isWithdrawn) localStore.remove(SHARED_KEY);
      return message;
    }),
  );
}
