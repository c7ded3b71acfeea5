// The section of the brushing page with a customer's two photos of the teeth, before and after, stored on the
// device. A buyer can send them to the shop, and is asked for a review when both photos exist. It needs
// JavaScript, because the browser stores the photos.

import { Check } from 'lucide-react';
import { brushingCopy as copy } from '#copy/brushing.ts';
import { PHOTO_CONSENT, type PhotoMoment } from '#modules/reviews/contract.ts';
import { href } from '#shared/href.ts';
import { Button, ButtonLink, buttonClass } from '../../ui/controls/button.tsx';

const CARD =
  'poets-card grid content-start justify-items-start gap-3.5 rounded-card border border-charcoal p-5';
/**
 * CSS classes of the card of a photo on the brushing page. When both photos exist they are placed side by
 * side in one frame.
 */
const PHOTO_CARD = `${CARD} relative group-data-both/photos:gap-0 group-data-both/photos:border-0 group-data-both/photos:p-0`;
const PICTURE =
  'w-full [&>img]:max-h-96 [&>img]:w-full [&>img]:rounded-card [&>img]:object-cover group-data-both/photos:[&>img]:aspect-3/4 group-data-both/photos:[&>img]:max-h-none';
const STAGE =
  'font-semibold group-data-both/photos:absolute group-data-both/photos:m-2 group-data-both/photos:rounded-full group-data-both/photos:bg-ink group-data-both/photos:px-3 group-data-both/photos:text-sm/7';
/**
 * CSS classes of the button on the brushing page that takes a photo. When the photo exists the button looks
 * like a text link.
 */
const TAKE =
  'poets-take data-quiet:min-h-11 data-quiet:bg-transparent data-quiet:p-0 data-quiet:font-normal data-quiet:text-paper data-quiet:text-sm data-quiet:underline data-quiet:underline-offset-4';
const BOX =
  'mt-0.5 grid size-6 cursor-pointer appearance-none place-items-center rounded-md border border-ash font-bold text-ink checked:bg-paper checked:before:content-["✓"]';
const LINK = 'min-h-11 cursor-pointer underline underline-offset-4';

export function BrushingPhotos({ days }: { days: number }) {
  const { photos, review } = copy;
  return (
    <>
      <section aria-labelledby="poets-photos" className="poets-live grid gap-5">
        <h2 id="poets-photos" className="font-display text-subtitle font-[560]">
          {photos.title}
        </h2>
        <p className="max-w-[33em] text-bone">
          <span data-first className="group-has-data-both/poets:hidden">
            {photos.text(days)}{' '}
          </span>
          <span className="group-has-[[data-give-when=given]:not([hidden])]/poets:hidden">{photos.kept}</span>
        </p>
        <div
          data-photos
          className="group/photos grid gap-4 data-both:grid-cols-2 data-both:gap-x-0.5 sm:grid-cols-2"
        >
          <PhotoCard moment="before" />
          <PhotoCard moment="after" days={days} />
        </div>
        <SharePhotos />
      </section>
      <section aria-labelledby="poets-review" hidden data-review className="grid justify-items-start gap-4">
        <h2 id="poets-review" className="font-display text-subtitle font-[560]">
          {review.title}
        </h2>
        <p className="text-bone">{review.text}</p>
        <ButtonLink variant="inverse" href={href('/leave-review')} data-review-link>
          {review.link}
        </ButtonLink>
      </section>
    </>
  );
}

function PhotoCard({ moment, days }: { moment: PhotoMoment; days?: number }) {
  const { photos } = copy;
  const name = photos[moment];
  return (
    <div className={PHOTO_CARD} data-photo={moment}>
      <h3 className={STAGE}>{name}</h3>
      <div
        hidden
        data-picture
        className={`${PICTURE} ${moment === 'before' ? 'group-data-both/photos:[&>img]:rounded-r-none' : 'group-data-both/photos:[&>img]:rounded-l-none'}`}
      />
      <p data-ask className="text-bone">
        {days === undefined ? '' : photos.later(days)}
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        <label className={buttonClass({ variant: 'inverse' }, TAKE)} hidden={days !== undefined}>
          <span data-take>{photos.take(name)}</span>
          <input type="file" accept="image/*" capture="user" className="sr-only" />
        </label>
        <button
          type="button"
          hidden
          aria-label={photos.removeOf(name)}
          className={`${LINK} text-sm text-ash`}
        >
          {photos.remove}
        </button>
      </div>
      <p role="status" />
    </div>
  );
}

function SharePhotos() {
  const { give: shareCopy } = copy;
  return (
    <div className={CARD} data-give="all" hidden>
      <div hidden data-give-when="given" tabIndex={-1} className="grid gap-2 focus:outline-none">
        <h3 className="flex items-center gap-2.5 font-semibold">
          <span className="grid size-7 flex-none place-items-center rounded-full bg-mint text-white">
            <Check aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
          </span>
          {shareCopy.givenTitle}
        </h3>
        <p className="text-bone">{shareCopy.given}</p>
      </div>
      <h3 hidden data-give-when="asked" className="font-semibold">
        {shareCopy.title}
      </h3>
      <p hidden data-give-when="no-link" className="text-bone">
        {shareCopy.needsLink}
        <a href={href('/contact')} className="mt-3 block text-paper underline underline-offset-4">
          {shareCopy.askUs}
        </a>
      </p>
      <div hidden data-give-when="both" className="grid justify-items-start gap-4">
        <label className="grid grid-cols-[1.5rem_1fr] gap-3">
          <input type="checkbox" data-give="agree" className={BOX} />
          <span>{PHOTO_CONSENT.text}</span>
        </label>
        <Button variant="inverse" data-give="send">
          {shareCopy.button}
        </Button>
      </div>
      <p hidden data-give-when="back">
        <span hidden data-give-when="elsewhere" className="text-ash">
          {shareCopy.elsewhere}{' '}
        </span>
        <button type="button" data-give="back" className={LINK}>
          {shareCopy.takeBack}
        </button>
      </p>
      <p role="status" data-give="said" />
    </div>
  );
}
