// The first screen: headline, jar, rating, price, pack picker and the main button, all above the fold of a phone.
// The form is a real one: without any script it opens the checkout with the chosen pack.

import { Check } from 'lucide-react';
import { commonCopy } from '#copy/common.ts';
import { deliveryCopy } from '#copy/delivery.ts';
import { bothTerms, guaranteeNoticeCopy } from '#copy/guarantee-notice.ts';
import { landingCopy } from '#copy/landing.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import type { UploadedPicture } from '#modules/media/contract.ts';
import { withdrawalDays } from '#modules/orders/contract.ts';
import type { BlockFields } from '#modules/pages/contract.ts';
import type { ShownProof } from '#modules/reviews/contract.ts';
import type { PublicSettings } from '#modules/settings/contract.ts';
import { href } from '#shared/href.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stars } from '../../../ui/marks/stars.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { PictureView } from '../../../ui/pictures/picture-view.tsx';
import { BenefitTiles } from '../benefit-tiles.tsx';
import { PackPicker } from '../pack-picker.tsx';
import { PriceDisplay } from '../price-display.tsx';

type HeroProps = BlockFields<'hero'> & {
  /** Promises that stand with the first screen; null when they stand elsewhere, or nowhere. */
  tiles: BlockFields<'tiles'> | null;
  packs: PackVariant[];
  claims: PublicSettings['claims'];
  proof: ShownProof;
  /** When what is ordered now arrives: "morgen", "dinsdag". */
  nearbyDay: string;
  jarGrams: number | null;
  /** The operator's own picture of the product. */
  picture?: { files: UploadedPicture; alt: string } | null;
};

/** Of the form with the packs: buttons elsewhere on the page send it too. */
export const ORDER_FORM = 'bestel';

const PICTURE_PLACE = {
  priority: true,
  sizes: '(min-width: 1280px) 730px, (min-width: 1024px) 56vw, (min-width: 640px) 384px, 240px',
};

export function Hero({
  packs,
  claims,
  proof,
  nearbyDay,
  jarGrams,
  picture = null,
  tiles,
  ...words
}: HeroProps) {
  const copy = landingCopy.hero;
  const soldOut = packs.every((pack) => pack.soldOut);
  return (
    <section className="hero page-width" aria-labelledby="hero-title">
      <div className="hero-title">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.8125rem] font-medium md:text-[0.9375rem]">
          {copy.badges(proof.satisfiedCustomers, claims.guaranteeDays).map((badge) => (
            <li key={badge} className="flex items-center gap-1.5">
              <Check aria-hidden="true" className="size-4 text-mint" strokeWidth={2.25} />
              {badge}
            </li>
          ))}
        </ul>
        <h1 id="hero-title" className="mt-2 font-display text-display font-[560] md:mt-5">
          {words.title.split('\n').map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
      </div>
      <div className="hero-picture">
        {picture ? (
          <PictureView {...picture} {...PICTURE_PLACE} className="hero-photo" />
        ) : (
          <Picture name="jar-hero" {...PICTURE_PLACE} className="size-full object-contain" />
        )}
      </div>
      <div className="hero-facts">
        <p className="text-[0.9375rem] leading-snug md:text-[1.1875rem]">{words.lead}</p>
        {proof.rating ? <HeroRating {...proof.rating} /> : null}
      </div>
      <form
        id={ORDER_FORM}
        method="get"
        action={href('/checkout')}
        autoComplete="off"
        data-behaviour="pack-picker"
        className="pack-form hero-order"
      >
        <PriceDisplay packs={packs} jarGrams={jarGrams} />
        <PackPicker packs={packs} />
        <Button variant="primary" type="submit" size="large" className="order-button" disabled={soldOut}>
          {soldOut ? commonCopy.soldOut : words.orderButton}
        </Button>
        <p className="order-note">{deliveryCopy.banner(nearbyDay)}</p>
        <p className="order-note">
          {bothTerms(withdrawalDays(claims.moneyBackDays), claims.guaranteeDays)}.{' '}
          <a href="#wettelijke-garantie" className="underline underline-offset-4">
            {guaranteeNoticeCopy.title}
          </a>
        </p>
      </form>
      {tiles ? <BenefitTiles {...tiles} /> : null}
    </section>
  );
}

function HeroRating({ average, count }: NonNullable<ShownProof['rating']>) {
  return (
    <p className="mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.8125rem] md:mt-4 md:text-[0.9375rem]">
      <Stars rating={average} className="h-4 md:h-[1.125rem]" />
      <span>
        <strong className="font-semibold">{commonCopy.rating(average)}</strong>{' '}
        <a href="#reviews" className="text-smoke underline underline-offset-4">
          {commonCopy.reviewCount(count)}
        </a>
      </span>
    </p>
  );
}
