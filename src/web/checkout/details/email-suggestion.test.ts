// Tests for which e-mail addresses a correction is suggested, and for which none is.

import { expect, test } from 'vitest';
import { suggestEmail } from './email-suggestion.ts';

test.each([
  ['iris@gmial.com', 'iris@gmail.com'],
  ['iris@gmail.con', 'iris@gmail.com'],
  ['iris@gmail.co', 'iris@gmail.com'],
  ['Iris@GMAI.com', 'Iris@gmail.com'],
  ['iris@hotmial.com', 'iris@hotmail.com'],
  ['iris@hotmaill.com', 'iris@hotmail.com'],
  ['iris@otlook.com', 'iris@outlook.com'],
  ['iris@zigo.nl', 'iris@ziggo.nl'],
  ['iris@liive.nl', 'iris@live.nl'],
])('%s is asked whether it is %s', (typed, suggestion) => {
  expect(suggestEmail(typed)).toBe(suggestion);
});

test.each([
  ['iris@gmail.com'],
  ['iris@hotmail.nl'],
  ['iris@gmx.com'],
  ['iris@mail.com'],
  ['iris@example.com'],
  ['iris@boer.nl'],
  ['iris@live.fr'],
  ['iris@'],
  ['@gmial.com'],
  ['gmial.com'],
  [''],
])('%s is taken as it is', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
