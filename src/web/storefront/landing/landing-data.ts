// Reads the shop's data that the blocks of the landing page show, such as packs, reviews and settings, in
// parallel.

import { uploadedPicture } from '#modules/media/contract.ts';
import type { PageContext } from '../../page-context.ts';
import { cachedNearbyDay } from '../../promised-delivery-day.ts';
import { cachedSelling, notForSale } from '../../selling.ts';
import { shownCountdown } from '../frame/shown-countdown.ts';

export type LandingData = Awaited<ReturnType<typeof loadLanding>>;

export async function loadLanding(page: PageContext) {
  const { shop } = page;
  const [isOpen, packs, reviews, settings, product, countries, proof] = await Promise.all([
    cachedSelling(page),
    shop.listPackVariants(),
    shop.listReviews(),
    shop.getSettings(),
    shop.findProduct(),
    shop.listShippingCountries(),
    shop.readProof(),
  ]);
  const files = uploadedPicture(product?.imageUrl);
  const alt = files ? (await shop.findPictureText(files.url)) || (product?.name ?? '') : '';
  const closed = notForSale({ isOpen, packs });
  return {
    isOpen,
    packs,
    reviews,
    proof,
    settings,
    product,
    countries,
    picture: files && { files, alt },
    notForSale: closed,
    nearbyDay: cachedNearbyDay(page, { settings, countries, isOpen, packs }),
    countdown: closed ? null : shownCountdown(settings, { now: shop.now(), testMode: shop.testMode }),
    publicUrl: shop.publicUrl,
  };
}
