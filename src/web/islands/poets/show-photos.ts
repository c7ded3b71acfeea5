// The photo of before and that of after, side by side, on this device; and giving them to the shop for who
// bought and says yes.

import { poetsCopy } from '#copy/poets.ts';
import type { PhotoMoment } from '#modules/reviews/contract.ts';
import { localStore } from '../../client/browser-storage.ts';
import { dropPhoto, keepPhoto, makeSmaller, readPhoto } from './photo-store.ts';

/**
 * That the shop has them, so that they can be taken back when they are gone here; since then others were
 * taken: OTHERS.
 */
const GIVEN = 'poets-gegeven';
const OTHERS = 'andere';
const MOMENTS = ['before', 'after'] as const;
const { photos: copy, give: giveCopy } = poetsCopy;

type Ports = { token: string | null; dayNumber(): number | null };

export function showPhotos(page: HTMLElement, { token, dayNumber }: Ports) {
  const whole = Number(page.dataset.days);
  const cards = MOMENTS.map((moment) => prepareCard(page, moment, follow));

  async function follow(): Promise<void> {
    const day = dayNumber() ?? 0;
    const isTime = day >= whole;
    const there = await Promise.all(cards.map((card) => card?.show(day, isTime)));
    const both = there.every(Boolean);
    page.querySelector('[data-photos]')?.toggleAttribute('data-both', both);
    showGiving(page, givingParts(token, both));
    page.querySelector('[data-review]')?.toggleAttribute('hidden', !isTime);
    // What is to be taken first is not asked for any more on the day of the second.
    page.querySelector('[data-first]')?.toggleAttribute('hidden', isTime);
    showAbove(page, { day: isTime && !there[1] ? dayNumber() : null });
  }

  page
    .querySelector('[data-due-take]')
    ?.addEventListener('click', () =>
      page.querySelector<HTMLInputElement>('[data-photo="after"] input')?.click(),
    );
  if (token !== null) prepareGiving(page, token, follow);
  return { follow };
}

/** Which parts about giving are shown, by their `data-give-when`; without a link nothing can be given. */
function givingParts(token: string | null, both: boolean): Record<string, boolean> {
  const stored = token === null ? null : localStore.read(GIVEN);
  const given = stored !== null && stored !== OTHERS;
  const mayGive = token !== null && both && !given;
  return {
    given,
    both: mayGive,
    'no-link': token === null && both,
    asked: both && !given,
    back: mayGive || stored !== null,
    elsewhere: mayGive && stored === null,
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
 * Above everything on the day of the second photo: that it is time for it. And beside how far one is: how it
 * began.
 */
function showAbove(page: HTMLElement, { day }: { day: number | null }): void {
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

/** Answers what went wrong; nothing when it is kept. */
async function keep(moment: PhotoMoment, file: File): Promise<string> {
  const photo = await makeSmaller(file).catch(() => null);
  if (!photo) return copy.unreadable;
  return keepPhoto(moment, photo).then(
    () => {
      if (localStore.read(GIVEN) !== null) localStore.write(GIVEN, OTHERS);
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
  const said = card?.querySelector<HTMLElement>('[role="status"]');
  const words = card?.querySelector<HTMLElement>('[data-take]');
  if (!card || !input || !place || !drop || !said || !words) return null;
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
    void keep(moment, file).then((trouble) => {
      said.textContent = trouble;
      onChange();
    });
  });
  drop.addEventListener(
    'click',
    () =>
      void dropPhoto(moment)
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
    /** Answers whether there is one. `isTime`: the day of the photo of after has come. */
    async show(day: number, isTime: boolean): Promise<boolean> {
      const photo = await readPhoto(moment);
      setPicture(photo);
      input.ariaLabel = photo ? copy.againOf(name) : copy.take(name);
      words.textContent = photo ? copy.again : copy.take(name);
      const ask = card.querySelector<HTMLElement>('[data-ask]');
      if (ask) ask.textContent = photo ? '' : asked(day, isTime);
      const label = input.closest('label');
      label?.toggleAttribute('data-quiet', photo !== null);
      // Of after there is nothing to take before its day has come; of before nothing any more then.
      if (label) label.hidden = !photo && isTime === (moment === 'before');
      return photo !== null;
    },
  };
}

function prepareGiving(page: HTMLElement, token: string, onChange: () => Promise<void>): void {
  const [send, back] = ['send', 'back'].map((name) =>
    page.querySelector<HTMLButtonElement>(`[data-give="${name}"]`),
  );
  const agree = page.querySelector<HTMLInputElement>('[data-give="agree"]');
  const said = page.querySelector<HTMLElement>('[data-give="said"]');
  if (!send || !back || !agree || !said) return;
  let thanked = false;
  const during = (work: () => Promise<string>) => async () => {
    if (send.ariaDisabled === 'true') return;
    send.ariaDisabled = back.ariaDisabled = 'true';
    said.textContent = giveCopy.busy;
    said.textContent = await work().catch(() => giveCopy.failed);
    send.ariaDisabled = back.ariaDisabled = 'false';
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
        return giveCopy.agree;
      }
      const { givePhotos } = await import('./give-photos.ts');
      const { given, said: outcome } = await givePhotos(token);
      if (given) localStore.write(GIVEN, '1');
      thanked = given;
      return outcome;
    }),
  );
  back.addEventListener(
    'click',
    during(async () => {
      const { gone, said: outcome } = await (await import('./give-photos.ts')).takePhotosBack(token);
      if (gone) localStore.remove(GIVEN);
      return outcome;
    }),
  );
}
