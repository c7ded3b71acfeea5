import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';
import { emailAddress } from './email-schema.ts';

const schema = emailAddress('Dit is geen e-mailadres');

test.each([
  ['eva@müller.de', 'eva@xn--mller-kva.de'],
  ['eva@MÜLLER.de', 'eva@xn--mller-kva.de'],
  ['eva@mu\u0308ller.de', 'eva@xn--mller-kva.de'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@例え.テスト', 'info@xn--r8jz45g.xn--zckzah'],
  [' Eva.de+Vries@Voorbeeld.NL\u200b', 'Eva.de+Vries@Voorbeeld.NL'],
])('%s is kept as %s', (typed, stored) => {
  expect(schema.parse(typed)).toBe(stored);
  expect(isEmailAddress(typed.trim().replace('\u200b', ''))).toBe(true);
});

test.each([
  'eva@müller',
  'eva@mül ler.de',
  'eva@müller.de/x',
  'eva@a.de@müller.de:80',
  'eva@-ü.n',
  '@ü.de',
  'ü@voorbeeld.nl',
])('%s is refused', (typed) => {
  expect(schema.safeParse(typed).success).toBe(false);
  expect(isEmailAddress(typed)).toBe(false);
});
