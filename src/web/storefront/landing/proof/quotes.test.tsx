// Tests that the quotes on the first screen of the landing page are the newest short reviews, whatever their
// rating, as the review policy promises.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StorefrontReview } from '../../../shop.ts';
import { Quotes } from './quotes.tsx';

const review = (id: number, rating: number, comment: string): StorefrontReview => ({
  id,
  rating,
  comment,
  customerName: `Klant ${id}`,
  avatarUrl: null,
  sample: false,
  verified: true,
  importedFrom: null,
  ownerReply: null,
  writtenOn: null,
});
const long = 'x'.repeat(151);

test('the newest three short ones stand there in their order, a bad one like a good one', () => {
  const html = renderToStaticMarkup(
    <Quotes
      reviews={[review(4, 2, 'Niets'), review(3, 5, long), review(2, 5, 'Fijn'), review(1, 4, 'Goed')]}
    />,
  );
  expect([...html.matchAll(/“([^”]*)”/g)].map(([, text]) => text)).toEqual(['Niets', 'Fijn', 'Goed']);
});

test('fewer than three are none', () => {
  expect(
    renderToStaticMarkup(
      <Quotes reviews={[review(3, 5, 'Fijn'), review(2, 5, 'Goed'), review(1, 5, long)]} />,
    ),
  ).toBe('');
});
