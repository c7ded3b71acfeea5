// What the landing page is made of: the shop at this moment, read at once.

import { uploadedPicture } from '#modules/media/contract.ts';
import type { PageContext } from '../../page-context.ts';
import { keptNearbyDay } from '../../promised-day.ts';
import { shownCountdown } from '../frame/shown-countdown.ts';

export type LandingData = Awaited<ReturnType<typeof loadLanding>>;

export async function loadLanding(page: PageContext) {
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
  const alt = files ? (await shop.findPictureText(files.url)) || (product?.name ?? '') : '';
  return {
    ...{ packs, reviews, proof, settings, product, countries },
    picture: files && { files, alt },
    nearbyDay: keptNearbyDay(page, { settings, countries }),
    countdown: shownCountdown(settings, { now: shop.now(), testMode: shop.testMode }),
    publicUrl: shop.publicUrl,
  };
}
