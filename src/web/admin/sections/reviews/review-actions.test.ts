// Tests that each action is at the same place in every row of reviews, so that an operator who works down the
// column does not press a wrong button.

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
