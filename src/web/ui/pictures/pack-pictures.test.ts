// Tests that the rendered packs have the sizes and files `packPicture` assumes.

import { expect, test } from 'vitest';
import { packPicture } from './pack-pictures.ts';
import { findPicture, srcSet } from './pictures.ts';

test.each([1, 2, 3, 4] as const)(
  'a pack of %i is shown in every file that was rendered of it',
  (quantity) => {
    const rendered = findPicture(`packs-${quantity}`);
    if (!rendered) throw new Error('It was not rendered');
    const { avif, width, height } = packPicture(quantity);
    expect({ avif, width, height }).toEqual({
      avif: srcSet(rendered),
      width: rendered.width,
      height: rendered.height,
    });
  },
);

test('a larger pack looks like the largest, and one of nothing like one jar', () => {
  expect(packPicture(9)).toEqual(packPicture(4));
  expect(packPicture(0)).toEqual(packPicture(1));
});
