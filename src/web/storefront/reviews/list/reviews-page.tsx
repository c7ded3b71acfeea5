// The page /reviews: all published reviews or those with one rating, newest first, in pages. Each filter and
// page has its own URL and is cached like other content pages.

import { redirect } from 'react-router';
import { commonCopy } from '#copy/common.ts';
import { reviewCopy } from '#copy/reviews.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../../cacheable.ts';
import { pageContext } from '../../../page-context.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Stars } from '../../../ui/marks/stars.tsx';
import { breadcrumbData } from '../../blog/structured-data.ts';
import { articleMeta } from '../../legal/article-meta.ts';
import type { Route } from './+types/reviews-page.ts';
import { LIST_ID, ReviewsList, StarChoice } from './reviews-list.tsx';
import '../../legal/article.css';
import './reviews-list.css';

const copy = reviewCopy.page;

export const headers = cacheable('reviews', 'settings');

const numberIn = (text: string | null, pattern: RegExp): number | null =>
  text !== null && pattern.test(text) ? Number(text) : null;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const stars = numberIn(query.get('sterren'), /^[1-5]$/);
  const page = numberIn(query.get('pagina'), /^[1-9]\d{0,2}$/) ?? 1;
  const [shown, settings, proof] = await Promise.all([
    shop.readReviewPage({ stars, page }),
    shop.getSettings(),
    shop.readProof(),
  ]);
  // Reviews may have gone since the address was noted.
  if (page > 1 && page > shown.pages) throw redirect(reviewsAddress(stars, 1));
  return {
    ...shown,
    stars,
    page,
    rating: proof.rating,
    brand: settings.brand.name,
    publicUrl: shop.publicUrl,
  };
}

const reviewsAddress = (stars: number | null, page: number): string =>
  href('/reviews', {
    ...(stars === null ? {} : { sterren: String(stars) }),
    ...(page === 1 ? {} : { pagina: String(page) }),
  });

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { stars, page, publicUrl } = loaderData;
  const path = href('/reviews');
  return [
    ...articleMeta(copy, { path }, loaderData),
    // Found is the first page of all of them; the others are parts of it.
    ...(stars !== null || page > 1 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { 'script:ld+json': breadcrumbData([{ name: copy.title, path }], publicUrl) },
  ];
}

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { reviews, counts, stars, page, pages, rating } = loaderData;
  return (
    <div className="legal page-width">
      <header className="legal-head flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <h1 className="legal-title">{copy.heading}</h1>
        {rating ? (
          <p className="flex items-center gap-4">
            <span className="font-display text-[3.5rem] leading-none font-[560] tabular-nums">
              {commonCopy.rating(rating.average)}
            </span>
            <span className="text-sm leading-snug text-smoke">
              <Stars rating={rating.average} className="mb-1 h-[1.125rem]" />
              {commonCopy.reviewCount(rating.count)}
            </span>
          </p>
        ) : null}
      </header>
      <div data-behaviour="answers" data-results={LIST_ID}>
        <StarChoice counts={counts} stars={stars} addressOf={reviewsAddress} />
        <ReviewsList reviews={reviews} stars={stars} page={page} pages={pages} addressOf={reviewsAddress} />
        <template>
          <p role="status" className="py-16 text-smoke">
            {reviewCopy.loading}
          </p>
        </template>
      </div>
      <p className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink href={href('/leave-review')}>{copy.write}</ButtonLink>
        <a href={href('/reviews-beleid')}>{reviewCopy.policy}</a>
      </p>
    </div>
  );
}
