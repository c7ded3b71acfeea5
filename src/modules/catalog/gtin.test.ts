import { expect, test } from 'vitest';
import { gtinSchema } from './gtin.ts';

test.each([
  ['', ''],
  ['  ', ''],
  ['96385074', '96385074'],
  ['036000291452', '036000291452'],
  ['4006381333931', '4006381333931'],
  ['8710400280507', '8710400280507'],
  ['10614141000415', '10614141000415'],
  [' 4 006381-333931 ', '4006381333931'],
  ['400\u00a06381\u2013333931\u200b', '4006381333931'],
  ['４００６３８１３３３９３１', '4006381333931'],
])('%j is %j', (typed, kept) => {
  expect(gtinSchema.parse(typed)).toBe(kept);
});

test.each([
  ['4006381333932', 'Het laatste cijfer klopt niet bij de andere; controleer het nummer'],
  ['4006381333913', 'Het laatste cijfer klopt niet bij de andere; controleer het nummer'],
  ['400638133393', 'Het laatste cijfer klopt niet bij de andere; controleer het nummer'],
  ['40063813339', 'Een GTIN heeft 8, 12, 13 of 14 cijfers; dit zijn er 11'],
  ['400638133393100', 'Een GTIN heeft 8, 12, 13 of 14 cijfers; dit zijn er 15'],
  ['ZW-KOOL-60', 'Een GTIN heeft alleen cijfers'],
  ['00000000', 'Vul een GTIN van GS1 in, of laat dit leeg'],
  ['1'.repeat(101), 'Een GTIN heeft 8, 12, 13 of 14 cijfers'],
])('%s is refused: %s', (typed, message) => {
  expect(gtinSchema.safeParse(typed).error?.issues.map((issue) => issue.message)).toContain(message);
});
