import { expect, test } from 'vitest';
import { imageUrlSchema } from './image-url.ts';

test.each([
  ['', true],
  [null, true],
  ['/media/pot.webp', true],
  ['/pictures/blog-stains', true],
  ['https://example.test/pot.png', true],
  ['pot.webp', false],
  ['//elders.test/pot.png', false],
  ['/\\elders.test/pot.png', false],
  ['/media\\pot.webp', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,x', false],
])('a picture may be at "%s": %s', (address, passes) => {
  expect(imageUrlSchema.safeParse(address).success).toBe(passes);
});
