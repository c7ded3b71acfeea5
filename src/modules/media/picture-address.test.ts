// Tests that the address of a picture determines its files, and that any other address gives no picture.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileAtLeast, pictureKey, pictureKeysIn, pictureOfKey, uploadedPicture } from './picture-address.ts';
import { displayName } from './processing/upload-picture.ts';

const digest = '0123456789abcdef'.repeat(4);
const key = pictureKey(digest, { width: 1200, height: 801 });

test('a picture lists its files up to its own width, and its size', () => {
  expect(uploadedPicture(`/media/${key}/1200.webp`)).toEqual({
    key,
    width: 1200,
    height: 801,
    url: `/media/${key}/1200.webp`,
    avif: [320, 640, 960, 1200].map((width) => `/media/${key}/${width}.avif ${width}w`).join(', '),
    social: { path: `/media/${key}/social.jpg`, width: 1200, height: 801 },
  });
});

test.each([
  [null],
  [undefined],
  [''],
  ['/media/foto.webp'],
  ['https://elders.example/media/0123456789abcdef0123456789abcdef-10x10/10.webp'],
  [`/media/${key}/1200.svg`],
  [`/media/${key}/../1200.webp`],
  [`//media/${key}/1200.webp`],
])('%s is no picture of the library', (address) => expect(uploadedPicture(address)).toBeNull());

test('for one place the smallest file that is wide enough is taken', () => {
  const picture = pictureOfKey(key);
  expect([1, 320, 321, 1000, 5000].map((width) => fileAtLeast(picture, width).split('/').at(-1))).toEqual([
    '320.webp',
    '320.webp',
    '640.webp',
    '1200.webp',
    '1200.webp',
  ]);
});

test('pictures are found anywhere in a text, each once', () => {
  const other = pictureKey(digest.replaceAll('0', 'f'), { width: 90, height: 60 });
  const text = `<img src="https://shop.example/media/${key}/640.webp"> en /media/${other}/90.avif, /media/${key}/320.avif`;
  expect(pictureKeysIn(text)).toEqual([key, other]);
  expect(pictureKeysIn('/media/anders/640.webp')).toEqual([]);
});

describe('the name of a file', () => {
  test.each([
    ['vakantie.jpg', 'vakantie.jpg'],
    ['C:\\Users\\Anna\\foto.png', 'foto.png'],
    ['../../etc/passwd', 'passwd'],
    ['.verborgen', 'verborgen'],
    ['', 'afbeelding'],
    ['a\u0000b\u202Egpj.exe', 'abgpj.exe'],
    ['cafe\u0301.jpg', 'café.jpg'],
  ])('%j is shown as %s', (input, shown) => expect(displayName(input)).toBe(shown));

  test('is never empty, never long and never a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (input) => {
        const name = displayName(input);
        expect(name.length).toBeGreaterThan(0);
        expect([...name].length).toBeLessThanOrEqual(200);
        expect(name).not.toMatch(/[/\\<>]|\p{Cc}/u);
      }),
    );
  });
});
