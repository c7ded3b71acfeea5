import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { foldText } from './fold-text.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

async function foldedByDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await opened.database.orm.execute(
    sql`select fold_text(text) as folded from unnest(${sql.param(texts)}::text[]) with ordinality as given (text, place) order by place`,
  );
  return z
    .array(z.object({ folded: z.string() }))
    .parse(rows)
    .map(({ folded }) => folded);
}

const signsOf = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));

test.each([
  ['Latin-1 Supplement', 0x80, 0xff],
  ['Latin Extended-A', 0x100, 0x17f],
  ['Latin Extended-B', 0x180, 0x24f],
  ['IPA extensions, as capitals are written small', 0x250, 0x2af],
  ['spacing modifiers and combining marks', 0x2b0, 0x36f],
  ['Greek and Cyrillic', 0x370, 0x4ff],
  ['Hebrew and Arabic', 0x590, 0x6ff],
  ['Latin Extended Additional', 0x1e00, 0x1eff],
  ['punctuation', 0x2000, 0x206f],
  ['full-width forms', 0xff01, 0xffee],
])('every sign of %s is folded as the database folds it', async (_block, first, last) => {
  const signs = signsOf(first, last);
  const texts = signs.map((sign) => `a${sign}b`);
  const folded = await foldedByDatabase(texts);
  const different = texts.filter((text, place) => folded[place] !== foldText(text));
  expect(different).toEqual([]);
});

test.each([
  ['Łukasz Đặng', 'lukasz dang'],
  ['STRAUẞ Strauß', 'strauss strauss'],
  ['Şükrü Ağaoğlu, IĞDIR', 'sukru agaoglu, igdir'],
  ['İstanbul ışık', 'istanbul isik'],
  ['Ærøskøbing Œuvre', 'aeroskobing oeuvre'],
  ['Þórður Ŧŧ Ħħ', 'thordur tt hh'],
  ['Paraŀlel col·legi', 'parallel collegi'],
  ['Győr Ludvík Ňáček', 'gyor ludvik nacek'],
  ['O’Brien O´Brien O\u02bcBrien', "o'brien o'brien o'brien"],
  ['Jean‑Paul Anne–Marie', 'jean-paul anne-marie'],
  ['Zoe\u0308 Zoë', 'zoe zoe'],
  ['ﬁets ＺＷ１００', 'fiets zw100'],
])('%s is compared as %s', async (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(await foldedByDatabase([text])).toEqual([folded]);
});
