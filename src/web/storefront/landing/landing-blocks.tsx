// The blocks of the landing page in the owner's order: which component renders each kind, and where the edges
// between black and white sections are.

import { Fragment, type ReactNode } from 'react';
import type { Block as TextBlock } from '#copy/legal/article.ts';
import type { Block, BlockKind, BlockOf } from '#modules/pages/contract.ts';
import { productCode } from '#shared/writing/product-code.ts';
import { freeShippingIn } from '../../free-shipping.ts';
import type { StorefrontReview } from '../../shop.ts';
import { PowderEdge } from '../../ui/powder-edge.tsx';
import { CountdownBanner } from '../frame/countdown-banner.tsx';
import { BenefitTiles } from './benefit-tiles.tsx';
import { Benefits } from './benefits.tsx';
import { Comparison } from './comparison.tsx';
import { CustomPicture, CustomText, CustomVideo } from './custom/custom-sections.tsx';
import { Faq } from './faq.tsx';
import { Guarantee } from './guarantee.tsx';
import { Hero } from './hero/hero.tsx';
import { ProductLabel } from './hero/product-label.tsx';
import type { LandingData } from './landing-data.ts';
import { selectQuotes } from './proof/quotes.tsx';
import { ReviewsCarousel } from './proof/reviews-carousel.tsx';
import { Steps } from './steps.tsx';

/**
 * The shop's data that the blocks of the landing page show. `texts` and `pictureTexts` are keyed by the id of
 * the block.
 */
export type ShownLanding = LandingData & {
  blocks: readonly Block[];
  texts: Readonly<Record<string, readonly TextBlock[]>>;
  pictureTexts: Readonly<Record<string, string>>;
};

type Shown<Kind extends BlockKind> = { block: BlockOf<Kind>; page: ShownLanding; place: Place };
type Place = { before: Block | undefined; after: Block | undefined };

const VIEWS: { readonly [Kind in BlockKind]: (shown: Shown<Kind>) => ReactNode } = {
  hero: ({ block, page, place }) => (
    <Hero
      {...block.fields}
      tiles={place.after?.kind === 'tiles' ? place.after.fields : null}
      packs={page.packs}
      notForSale={page.notForSale}
      claims={page.settings.claims}
      proof={page.proof}
      nearbyDay={page.nearbyDay}
      reviews={page.reviews}
      jarGrams={page.product?.netWeightGrams ?? null}
      freeIn={freeShippingIn(page.countries)}
      picture={page.picture}
    />
  ),
  // Below the first screen they are a part of it.
  tiles: ({ block, place }) =>
    place.before?.kind === 'hero' ? null : (
      <div className="section page-width *:mt-0 *:border-y *:border-line *:py-8 [.own+&]:pt-0">
        <BenefitTiles {...block.fields} />
      </div>
    ),
  countdown: ({ block, page, place }) =>
    page.countdown ? (
      <CountdownBanner
        {...block.fields}
        shown={page.countdown}
        between={[isOnBone(place.before), isOnBone(place.after)]}
      />
    ) : null,
  benefits: ({ block, page }) => <Benefits {...block.fields} {...page} />,
  comparison: ({ block, page }) => (
    <Comparison {...block.fields} resultDays={page.settings.claims.resultDays} />
  ),
  steps: ({ block }) => <Steps {...block.fields} />,
  reviews: ({ block, page }) => (
    <ReviewsCarousel {...block.fields} reviews={notQuoted(page)} rating={page.proof.rating} />
  ),
  questions: ({ block }) => <Faq {...block.fields} />,
  label: ({ block, page }) =>
    page.product ? (
      <ProductLabel
        {...block.fields}
        {...page}
        product={hasBenefits(page) ? { ...page.product, benefits: [] } : page.product}
        code={productCode(page.settings.brand.name)}
      />
    ) : null,
  guarantee: ({ block, page, place }) => (
    <>
      <div className={isOnBone(place.before) ? 'bg-bone' : undefined}>
        <PowderEdge direction="rises" />
      </div>
      <Guarantee {...block.fields} days={page.settings.claims.guaranteeDays} notForSale={page.notForSale} />
      {/* Where it is the last, the footer goes on with the black. */}
      {place.after ? (
        <div className={isOnBone(place.after) ? 'bg-bone' : undefined}>
          <PowderEdge direction="falls" />
        </div>
      ) : null}
    </>
  ),
  text: ({ block, page }) => (
    <CustomText id={block.id} title={block.fields.title} blocks={page.texts[block.id] ?? []} />
  ),
  picture: ({ block, page }) => (
    <CustomPicture id={block.id} {...block.fields} alt={page.pictureTexts[block.id] ?? ''} />
  ),
  video: ({ block, page }) => (
    <CustomVideo id={block.id} {...block.fields} alt={page.pictureTexts[block.id] ?? ''} />
  ),
};

function viewOf<Kind extends BlockKind>(kind: Kind, shown: Shown<Kind>): ReactNode {
  return VIEWS[kind](shown);
}

/**
 * Returns the reviews without those quoted on the first screen. Returns all reviews when less than half would
 * remain, or when the first screen is not shown.
 */
function notQuoted({ reviews, blocks }: ShownLanding): StorefrontReview[] {
  const hasQuotes = blocks.some(({ kind, on }) => kind === 'hero' && on);
  const quoted = selectQuotes(reviews);
  return hasQuotes && reviews.length >= 2 * quoted.length
    ? reviews.filter((review) => !quoted.includes(review))
    : reviews;
}

/**
 * True when a benefits block shows the product's own benefits, because the owner wrote no others. The product
 * label then leaves them out, so that they appear once.
 */
const hasBenefits = ({ blocks }: ShownLanding) =>
  blocks.some(({ kind, on, fields }) => kind === 'benefits' && on && fields.items.length === 0);

const ON_BONE: readonly BlockKind[] = ['comparison', 'reviews', 'label'];
const isOnBone = (block: Block | undefined) => block !== undefined && ON_BONE.includes(block.kind);

/**
 * Returns the blocks that are switched on and have something to show: the countdown only while one runs, the
 * product label only when the product is published.
 */
function shownBlocks({ blocks, countdown, product }: ShownLanding): Block[] {
  return blocks.filter(
    ({ on, kind }) =>
      on && (kind !== 'countdown' || countdown !== null) && (kind !== 'label' || product !== null),
  );
}

export function LandingBlocks(page: ShownLanding) {
  const shown = shownBlocks(page);
  return shown.map((block, at) => (
    <Fragment key={block.id}>
      {viewOf(block.kind, { block, page, place: { before: shown[at - 1], after: shown[at + 1] } })}
    </Fragment>
  ));
}
