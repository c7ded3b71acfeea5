// What can be done with a review stands in the same place in every row: whoever goes down the column presses
// what they meant.

import { expect, test } from 'vitest';
import { reviewActions } from './review-columns.tsx';

test('an action stands in one place, or nowhere, whether its review waits, is published or was rejected', () => {
  const places = (['pending', 'published', 'rejected'] as const).map((status) =>
    reviewActions({ status, customerName: 'Noor' }, () => undefined).map(
      (action) => action?.label.split(' ')[0],
    ),
  );
  expect(places).toEqual([
    [undefined, undefined, 'Bewerk', 'Verwijder'],
    [undefined, 'Wijs', 'Bewerk', 'Verwijder'],
    ['Publiceer', undefined, 'Bewerk', 'Verwijder'],
  ]);
});
