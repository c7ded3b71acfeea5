// Tests which web addresses of a mail are listed beside its preview.

import { expect, test } from 'vitest';
import { linksIn } from './mail-links.ts';

test('each web address once, without the full stop behind it', () => {
  const text = 'Kijk op https://a.example/x?y=1. Of (https://b.example). Nog eens: https://a.example/x?y=1';
  expect(linksIn(text)).toEqual(['https://a.example/x?y=1', 'https://b.example']);
});

test('nothing but http and https is a link', () => {
  expect(linksIn('javascript:alert(1) mailto:a@b.nl ftp://x.nl data:text/html,x')).toEqual([]);
});
