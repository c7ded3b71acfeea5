// Tests that the type of an attachment is detected from its content, not from its name.

import { expect, test } from 'vitest';
import { fileTypeOf, sortAttachments } from './sort-attachments.ts';

const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');
const file = (name: string, content: Buffer | null) => ({ name, size: content?.length ?? 0, content });

test.each([
  ['image/jpeg', JPEG],
  ['image/png', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ['image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ['image/heic', Buffer.from('\0\0\0\x18ftypheic')],
  ['application/pdf', Buffer.from('%PDF-1.7')],
  [null, Buffer.from('<svg onload="alert(1)">')],
  [null, Buffer.from('<!doctype html>')],
  [null, Buffer.from('MZ')],
  [null, Buffer.alloc(0)],
])('%s', (type, content) => {
  expect(fileTypeOf(content)).toBe(type);
});

test('a page that calls itself a photo is only named, as is what was not read, what is too large and what is too much', () => {
  const large = Buffer.concat([JPEG, Buffer.alloc(8 * 1024 * 1024)]);
  const many = Array.from({ length: 9 }, (_, place) => file(`${place}.jpg`, JPEG));
  const { stored, unstored } = sortAttachments(
    [file('foto.jpg', Buffer.from('<html>')), file('later.jpg', null), file('groot.jpg', large), ...many],
    Number.POSITIVE_INFINITY,
  );
  expect(stored.map(({ name, type }) => `${name} ${type}`)).toEqual(
    many.slice(0, 8).map(({ name }) => `${name} image/jpeg`),
  );
  expect(unstored.map(({ name }) => name)).toEqual(['foto.jpg', 'later.jpg', 'groot.jpg', '8.jpg']);
});

test('what there is no room for is only named, and what is smaller is kept', () => {
  const large = Buffer.concat([JPEG, Buffer.alloc(1000)]);
  const { stored, unstored } = sortAttachments([file('groot.jpg', large), file('klein.jpg', JPEG)], 500);
  expect([stored.map(({ name }) => name), unstored.map(({ name }) => name)]).toEqual([
    ['klein.jpg'],
    ['groot.jpg'],
  ]);
});
