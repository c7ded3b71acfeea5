// Tests that the reviews scroll when there are enough of them, and that screen readers read them once
// although they are rendered repeatedly.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StorefrontReview } from '../../../shop.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewsCarousel } from './reviews-carousel.tsx';

const review = (id: number): StorefrontReview => ({
  id,
  customerName: 'Piet <script>alert(1)</script>',
  avatarUrl: null,
  rating: 4,
  comment: '<img src=x onerror=alert(1)> "prima" & fijn',
  sample: false,
  verified: true,
  importedFrom: null,
  ownerReply: null,
  writtenOn: '2026-11-12',
});
const draw = (count: number) =>
  renderToStaticMarkup(
    <ReviewsCarousel
      title="Dit zeggen klanten."
      reviews={Array.from({ length: count }, (_, id) => review(id))}
      rating={{ average: 4.8, count: 247, roundCount: '300+' }}
    />,
  );
const count = (html: string, part: string) => html.split(part).length - 1;

test('without reviews it asks for the first', () => {
  expect(draw(0)).toContain(
    'Er staan nog geen reviews van klanten. Poets je al met het poeder? <a href="/leave-review">',
  );
});

test('one or two reviews stand still, once each and without a pause button', () => {
  const html = draw(2);
  expect(count(html, '<figure')).toBe(2);
  expect(html).toContain('data-still');
  expect(html).not.toContain('carousel-pause');
});

test.each([3, 5, 12])(
  '%i reviews walk: drawn once, and to be repeated to an even number of lists',
  (reviews) => {
    const html = draw(reviews);
    expect(count(html, '<ul class="carousel-list')).toBe(1);
    const lists = 1 + Number(/data-copies="(\d+)"/.exec(html)?.[1]);
    expect(lists % 2).toBe(0);
    expect((lists / 2) * reviews).toBeGreaterThanOrEqual(6);
    expect(html).toContain('class="carousel-pause"');
  },
);

test('the newest 24 walk, and all have a page', () => {
  const html = draw(30);
  expect(count(html, '<figure')).toBe(24);
  expect(html).toContain('href="/reviews"');
});

test('hostile text is shown as text', () => {
  const html = draw(1);
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('Piet &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('“&lt;img src=x onerror=alert(1)&gt; &quot;prima&quot; &amp; fijn”');
});

test('a review that stands elsewhere says where, and the answer of the shop stands under its review', () => {
  const elsewhere = { importedFrom: 'Kiyoh', verified: false, writtenOn: null };
  const withReply = { ...review(1), ...elsewhere, ownerReply: 'Dank je wel <3' };
  const html = renderToStaticMarkup(<ReviewCard review={withReply} />);
  expect(html).toContain('Overgenomen van Kiyoh');
  expect(html).toMatch(/<summary>Onze reactie<\/summary><p>Dank je wel &lt;3<\/p>/);
  expect(draw(1)).not.toContain('Onze reactie');
});

test('a proven purchase and the day it was written stand under the name, and neither where it is not known', () => {
  const shown = renderToStaticMarkup(<ReviewCard review={review(1)} />);
  expect(shown).toMatch(/Geverifieerde aankoop<\/span><span[^>]*>12\u00a0november 2026<\/span>/);
  const bare = { ...review(1), verified: false, writtenOn: null };
  expect(renderToStaticMarkup(<ReviewCard review={bare} />)).not.toMatch(/Geverifieerde|2026/);
});

test('the way to how reviews are checked stands beside them', () => {
  expect(draw(12)).toContain('href="/reviews-beleid"');
});
