// The page that sells the jar: promise, packs and order button first, then proof, use, answers and guarantee.

import { landingCopy } from '#copy/landing.ts';
import { uploadedPicture } from '#modules/media/contract.ts';
import type { PublicSettings } from '#modules/settings/contract.ts';
import { cacheable } from '../../cacheable.ts';
import { pageContext } from '../../page-context.ts';
import { keptDayWord } from '../../promised-day.ts';
import { PowderEdge } from '../../ui/powder-edge.tsx';
import { CountdownBanner } from '../frame/countdown-banner.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { shownCountdown } from '../frame/shown-countdown.ts';
import type { Route } from './+types/landing-page.ts';
import { Benefits } from './benefits.tsx';
import { Comparison } from './comparison.tsx';
import { Faq } from './faq.tsx';
import { Guarantee } from './guarantee.tsx';
import { Hero } from './hero/hero.tsx';
import { ProductLabel } from './hero/product-label.tsx';
import { landingStructuredData, PRODUCT_CODE } from './landing-structured-data.ts';
import { ReviewsCarousel } from './proof/reviews-carousel.tsx';
import { Steps } from './steps.tsx';

export const headers = cacheable('catalog', 'reviews', 'settings');

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { shop } = page;
  const [packs, reviews, settings, product, countries, proof] = await Promise.all([
    shop.listPackVariants(),
    shop.listReviews(),
    shop.getSettings(),
    shop.findProduct(),
    shop.listShippingCountries(),
    shop.readProof(),
  ]);
  const files = uploadedPicture(product?.imageUrl);
  const alt = files ? (await shop.findPictureText(files.url)) || settings.product.name : '';
  const info = { settings, packs, product, countries, counted: proof.counted, publicUrl: shop.publicUrl };
  return {
    packs,
    reviews,
    proof,
    settings,
    product,
    picture: files && { files, alt },
    nearbyDay: keptDayWord(page, settings.delivery.cutOff),
    countdown: shownCountdown(settings, { now: shop.now(), testMode: shop.testMode }),
    publicUrl: shop.publicUrl,
    structuredData: landingStructuredData(info),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [
    ...landingMeta(loaderData.settings, loaderData.publicUrl),
    ...loaderData.structuredData.map((data) => ({ 'script:ld+json': data })),
  ];
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { packs, reviews, proof, settings, product, picture, nearbyDay, countdown } = loaderData;
  const { brand, claims, delivery } = settings;
  return (
    <>
      <Hero
        packs={packs}
        claims={claims}
        proof={proof}
        nearbyDay={nearbyDay}
        jarGrams={product?.netWeightGrams ?? null}
        picture={picture}
      />
      {countdown ? <CountdownBanner shown={countdown} /> : null}
      <Benefits resultDays={claims.resultDays} />
      <Comparison resultDays={claims.resultDays} />
      <Steps />
      <ReviewsCarousel reviews={reviews} rating={proof.rating} />
      <Faq resultDays={claims.resultDays} cutOff={delivery.cutOff} />
      {product ? <ProductLabel product={product} settings={settings} code={PRODUCT_CODE} /> : null}
      <div className={product ? 'bg-bone' : undefined}>
        <PowderEdge direction="rises" />
      </div>
      <Guarantee
        brand={brand.name}
        days={claims.guaranteeDays}
        soldOut={packs.every(({ soldOut }) => soldOut)}
      />
    </>
  );
}

/** What search engines and social sites read of the landing page. */
function landingMeta({ brand, claims }: PublicSettings, publicUrl: string) {
  const title = landingCopy.meta.title(brand.name);
  return [
    { title },
    ...pageMeta({
      title,
      description: landingCopy.meta.description(claims.resultDays, claims.guaranteeDays),
      keywords: landingCopy.meta.keywords,
      brand: brand.name,
      path: '/',
      publicUrl,
    }),
  ];
}
