// Tests reading CSV files exported by other websites, and which of their rows count as new.

import { expect, test } from 'vitest';
import { judgeRows } from './import-reviews.ts';
import { readReviewFile } from './read-review-file.ts';

const TODAY = '2026-11-20';

function rowsOf(content: string) {
  const read = readReviewFile(content, TODAY);
  if ('fault' in read) throw new Error(read.fault);
  return read.rows;
}

test.each([
  [
    'semicolons, Dutch, with a byte order mark',
    '\ufeffNaam;Sterren;Review;Datum\r\nJo;5;"Fijn; echt";20-11-2026\r\n',
  ],
  ['commas, English', 'Date,Name,Rating,Comment\n2026-11-20,Jo,5/5,"Fijn; echt"\n'],
  [
    'tabs, as spreadsheets copy them',
    'Auteur\tScore\tTekst\tGeplaatst\nJo\t5,0\tFijn; echt\t2026-11-20T09:00:00Z\n',
  ],
])('%s give the same row', (_, content) => {
  expect(rowsOf(content)).toEqual([
    {
      line: 2,
      customerName: 'Jo',
      rating: expect.stringMatching(/^5/),
      stars: 5,
      comment: 'Fijn; echt',
      day: '2026-11-20',
      avatarUrl: '',
      problem: null,
    },
  ]);
});

test('every wrong row says what is wrong with it, by its line', () => {
  const content = [
    'Naam;Sterren;Review;Datum',
    ';5;Prima;',
    'Jo;4,5;Prima;',
    'Jo;6;Prima;',
    'Jo;5;;',
    'Jo;5;Prima;31-02-2026',
    'Jo;5;Prima;2026-11-21',
    `Jo;5;${'x'.repeat(1001)};`,
    'Jo;5;Prima;',
  ].join('\n');
  expect(rowsOf(content).map(({ line, problem }) => [line, problem])).toEqual([
    [2, 'Naam ontbreekt'],
    [3, 'Sterren: alleen 1, 2, 3, 4 of 5'],
    [4, 'Sterren: alleen 1, 2, 3, 4 of 5'],
    [5, 'Review ontbreekt'],
    [6, 'Datum is niet te lezen'],
    [7, 'Datum ligt in de toekomst'],
    [8, 'Review is langer dan 1000 tekens'],
    [9, null],
  ]);
});

test.each([
  ['', 'Dit is geen leesbaar CSV-bestand.'],
  ['Naam;Review\nJo;Prima', 'Deze kolommen ontbreken: Sterren. De eerste regel moet de kolomnamen bevatten.'],
  ['Naam;Sterren;Review\n', 'Onder de kolomnamen staat geen enkele review.'],
  [
    `Naam;Sterren;Review\n${'Jo;5;Prima\n'.repeat(1001)}`,
    'Hoogstens 1000 reviews tegelijk. Splits het bestand.',
  ],
])('a file that cannot be read says why', (content, fault) => {
  expect(readReviewFile(content, TODAY)).toEqual({ fault });
});

test('an apostrophe that keeps a spreadsheet from running a text is not part of it', () => {
  expect(rowsOf("Naam;Sterren;Review\nJo;5;'=1+1 is twee")[0]?.comment).toBe('=1+1 is twee');
});

test('the same words of the same person are one review, whatever the capitals and signs', () => {
  const rows = rowsOf(
    'Naam;Sterren;Review\nJo;5;Prima poeder!\nJO;4;prima  poeder\nAnne;5;Prima poeder\nKim;9;x',
  );
  const judged = judgeRows(rows, [{ customerName: 'anne', comment: 'Prima poeder.' }]);
  expect(judged.map(({ outcome }) => outcome)).toEqual(['ready', 'duplicate', 'duplicate', 'invalid']);
});

test('the line with which Excel names its mark is no heading, and a mark in quotes parts nothing', () => {
  expect(rowsOf('sep=;\r\nNaam;Sterren;Review\r\nJo;5;Prima')[0]).toMatchObject({
    line: 3,
    comment: 'Prima',
  });
  expect(rowsOf('Naam,Sterren,Review,"Wie; wat"\nJo,5,Prima,ik')[0]).toMatchObject({
    stars: 5,
    comment: 'Prima',
  });
});

test('a row is named by the line on which it begins', () => {
  expect(rowsOf('Naam;Sterren;Review\nJo;5;"twee\nregels"\nAn;5;Prima').map(({ line }) => line)).toEqual([
    2, 4,
  ]);
});

test('a line that cannot be read is named', () => {
  const fault = 'Regel 3 is niet te lezen. Staat er een aanhalingsteken te veel of te weinig?';
  expect(readReviewFile('Naam;Sterren;Review\nAn;5;Goed\nJo;5;"Hij zei "wow""', TODAY)).toEqual({ fault });
});

test.each(['Foto', 'Avatar URL', 'afbeelding'])('a column “%s” has the picture of each review', (heading) => {
  const rows = rowsOf(
    `Naam;Sterren;Review;${heading}\nJo;5;Prima;https://cdn.example.com/jo.jpg\nAn;4;Goed;\nKim;3;Tja;jo.jpg`,
  );
  expect(rows.map(({ avatarUrl, problem }) => [avatarUrl, problem])).toEqual([
    ['https://cdn.example.com/jo.jpg', null],
    ['', null],
    ['jo.jpg', 'Foto is geen webadres'],
  ]);
});

test('a row with more cells than the heading is refused, as its text would lose its end', () => {
  const [cut, whole] = rowsOf('Naam,Sterren,Review\nJo,5,Goed, maar duur\nMo,4,"Goed, maar duur",,\n');
  expect([cut?.problem, whole?.problem]).toEqual([
    expect.stringMatching(/^Deze regel heeft meer kolommen/),
    null,
  ]);
});

test('a column that is there twice is named', () => {
  expect(readReviewFile('Naam;Sterren;Review;REVIEW\nJo;5;a;b\n', TODAY)).toEqual({
    fault: 'De kolom “Review” staat er twee keer. Verwijder er één.',
  });
});
