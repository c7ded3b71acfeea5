// The first screen: headline, jar, rating, price, packs and the order button, which a phone shows without
// scrolling. It is a plain form: without JavaScript it opens the checkout with the chosen pack.

import { Check } from 'lucide-react';
import { commonCopy } from '#copy/common.ts';
import { deliveryCopy, type NearbyDay } from '#copy/delivery.ts';
import { bothTerms, guaranteeNoticeCopy } from '#copy/guarantee-notice.ts';
import { landingCopy } from '#copy/landing/landing.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import type { UploadedPicture } from '#modules/media/contract.ts';
import type { BlockFields } from '#modules/pages/contract.ts';
import type { SocialProof } from '#modules/reviews/contract.ts';
import type { PublicSettings } from '#modules/settings/contract.ts';
import { href } from '#shared/href.ts';
import { withdrawalDays } from '#shared/shop-days.ts';
import type { NotForSale } from '../../../selling.ts';
import type { StorefrontReview } from '../../../shop.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Stars } from '../../../ui/marks/stars.tsx';
import { PackPicture } from '../../../ui/pictures/pack-picture.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { PictureView } from '../../../ui/pictures/picture-view.tsx';
import { BenefitTiles } from '../benefit-tiles.tsx';
import { PackPicker } from '../packs/pack-picker.tsx';
import { Quotes } from '../proof/quotes.tsx';

type HeroProps = BlockFields<'hero'> & {
  /**
   * Of the first screen of the landing page: the short promises within it; null when they are elsewhere on
   * the page or switched off.
   */
  tiles: BlockFields<'tiles'> | null;
  packs: PackVariant[];
  /**
   * Of the first screen of the landing page: the Dutch texts that say why nothing can be ordered; null while
   * ordering is possible.
   */
  notForSale: NotForSale | null;
  claims: PublicSettings['claims'];
  proof: SocialProof;
  /**
   * Of the first screen of the landing page: the next delivery day for the home countries; null when none is
   * promised.
   */
  nearbyDay: NearbyDay | null;
  reviews?: readonly StorefrontReview[];
  jarGrams: number | null;
  /**
   * Of the first screen of the landing page: the names of the countries with free shipping, such as "NL en
   * BE".
   */
  freeIn: string;
  /**
   * Of the first screen of the landing page: the operator's own picture of the product; null or absent to
   * show the rendered jar.
   */
  picture?: { files: UploadedPicture; alt: string } | null;
};

/**
 * Id of the form on the landing page in which the visitor chooses a pack. Order buttons elsewhere on the page
 * submit it too.
 */
export const ORDER_FORM = 'bestel';

/**
 * The `sizes` attribute of the operator's own picture, which fills half of the screen; the rendered scene is
 * wider.
 */
const PHOTO_SIZES = '(min-width: 1280px) 530px, (min-width: 640px) 46vw, 54vw';

const PACK_SIZES = '(min-width: 1024px) 560px, (min-width: 640px) 300px, 224px';
const SCENE_SIZES = '(min-width: 1280px) 626px, (min-width: 1024px) 49vw, (min-width: 640px) 288px, 218px';

/**
 * True when choosing this pack shows another large picture: a pack of several jars, or one with its own
 * uploaded picture. For a single jar without its own picture the first picture stays.
 */
const hasOwnPicture = ({ quantity, imageUrl }: PackVariant) => quantity > 1 || imageUrl !== null;

/**
 * Returns the name of the rendered picture of a pack with several jars, by their number: two, three or four.
 * A larger pack gets the picture with four.
 */
const sceneOf = ({ quantity }: PackVariant) =>
  `hero-packs-${quantity > 3 ? 4 : quantity > 2 ? 3 : 2}` as const;

export function Hero({
  packs,
  notForSale,
  claims,
  proof,
  nearbyDay,
  reviews = [],
  jarGrams,
  freeIn,
  picture = null,
  tiles,
  ...words
}: HeroProps) {
  return (
    <section className="hero page-width" aria-labelledby="hero-title">
      <HeroTitle
        title={words.title}
        badgeValues={{ satisfiedCustomers: proof.satisfiedCustomers, guaranteeDays: claims.guaranteeDays }}
      />
      <HeroPicture packs={packs} picture={picture} />
      <div className="hero-facts sm:max-lg:short:pt-3">
        <p className="text-[0.9375rem] leading-snug max-sm:-me-1.5 md:text-[1.1875rem]">{words.lead}</p>
        {proof.rating ? <HeroRating {...proof.rating} /> : null}
      </div>
      <form
        id={ORDER_FORM}
        method="get"
        action={href('/checkout')}
        autoComplete="off"
        data-behaviour="pack-picker"
        className="pack-form z-1 scroll-mt-6"
      >
        <PackPicker
          packs={packs}
          jarGrams={jarGrams}
          freeIn={freeIn}
          notForSale={notForSale?.button ?? null}
        />
        {notForSale ? null : (
          <Button variant="primary" type="submit" size="large" className="order-button">
            {words.orderButton}
          </Button>
        )}
        <OrderNotes notForSale={notForSale} nearbyDay={nearbyDay} claims={claims} />
      </form>
      {tiles ? <BenefitTiles {...tiles} /> : null}
      <Quotes reviews={reviews} />
    </section>
  );
}

type OrderNotesProps = Pick<HeroProps, 'notForSale' | 'nearbyDay' | 'claims'>;

function OrderNotes({ notForSale, nearbyDay, claims }: OrderNotesProps) {
  return (
    <>
      {notForSale ? (
        <>
          <ButtonLink href={href('/nieuwsbrief')} variant="primary" size="large" className="order-button">
            {notForSale.mailMe}
          </ButtonLink>
          <p className="order-note">{notForSale.when}</p>
        </>
      ) : null}
      {nearbyDay ? (
        <p className="order-note">
          {deliveryCopy.banner(nearbyDay)}
          {nearbyDay.until ? `. ${deliveryCopy.until(nearbyDay.until)}` : null}
        </p>
      ) : null}
      <p className="order-note">
        {bothTerms(withdrawalDays(claims.moneyBackDays), claims.guaranteeDays)}.{' '}
        <a
          href="#wettelijke-garantie"
          className="relative -my-3.5 inline-flex min-h-11 items-center underline underline-offset-4 focus-visible:z-10"
        >
          {guaranteeNoticeCopy.title}
        </a>
      </p>
    </>
  );
}

type BadgeValues = Parameters<typeof landingCopy.hero.badges>[0];

function HeroTitle({ title, badgeValues }: { title: string; badgeValues: BadgeValues }) {
  return (
    <div className="hero-title">
      <Badges badgeValues={badgeValues} />
      <h1
        id="hero-title"
        className="mt-2 font-display text-display font-[560] lg:font-large sm:max-lg:short:text-[2.75rem] md:mt-3"
      >
        {title.split('\n').map((line) => (
          <span key={line} className="block sm:max-lg:short:inline">
            {line}{' '}
          </span>
        ))}
      </h1>
    </div>
  );
}

function Badges({ badgeValues }: { badgeValues: BadgeValues }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.8125rem] font-medium md:text-[0.9375rem]">
      {landingCopy.hero.badges(badgeValues).map((text) => (
        <li key={text} className="flex items-center gap-1.5">
          <Check aria-hidden="true" className="size-4 flex-none text-mint" strokeWidth={2.25} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/**
 * The picture of the first screen: the jar or the operator's own picture, or the picture of the chosen pack.
 * In a view transition it moves to the next page.
 */
function HeroPicture({ packs, picture }: Required<Pick<HeroProps, 'packs' | 'picture'>>) {
  return (
    <div className="hero-picture [view-transition-name:pot]">
      {picture ? (
        <PictureView {...picture} sizes={PHOTO_SIZES} priority className="hero-photo" />
      ) : (
        <Picture name="jar-hero" sizes={SCENE_SIZES} priority className="object-contain" />
      )}
      {packs.filter(hasOwnPicture).map((pack) => (
        <div key={pack.id} data-pack={pack.id} className="hero-pack">
          {pack.imageUrl ? (
            <PackPicture pack={pack} sizes={PACK_SIZES} className="hero-own-pack object-contain" />
          ) : (
            <Picture name={sceneOf(pack)} sizes={SCENE_SIZES} className="hero-scene object-contain" />
          )}
        </div>
      ))}
    </div>
  );
}

function HeroRating({ average, count }: NonNullable<SocialProof['rating']>) {
  return (
    <p className="mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.8125rem] md:mt-4 md:text-[0.9375rem]">
      <Stars rating={average} className="h-4 md:h-[1.125rem]" />
      <strong className="font-semibold">{commonCopy.rating(average)}</strong>{' '}
      <a
        href="#reviews"
        className="-my-3.5 inline-flex min-h-11 items-center whitespace-nowrap text-smoke underline underline-offset-4 focus-visible:my-0 focus-visible:min-h-4 focus-visible:leading-none"
      >
        {commonCopy.reviewCount(count)}
      </a>
    </p>
  );
}
