import { describe, expect, test } from 'vitest';
import { searchText, searchWords } from './search-text.ts';

describe('what is typed into a search box', () => {
  test.each([
    ['Łukasz  Strauß', ['lukasz', 'strauss']],
    ['“Jansen”, Utrecht.', ['jansen', 'utrecht']],
    ['<anna@example.nl>', ['anna@example.nl']],
    ['O´Brien', ["o'brien"]],
    ['.', ['.']],
    ['\u200b', ['\u200b']],
    ['  ', []],
    ['50% korting', ['50%', 'korting']],
    ['#12', ['#12']],
    ['jansen zw-100123', ['jansen', 'zw100123']],
    ['Zwartwit 100123', ['zwartwit', '100123']],
    ['0049 170 1234567', ['491701234567']],
    ['06-1234', ['061234']],
  ])('%s is %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words);
  });

  test.each([
    'ZW100123',
    '#zw 100 123',
    '"ZW–100123".',
    'ＺＷ１００１２３',
    'zw\u00a0100.123',
    '(# ZW_100123)',
  ])('%s is the order number zw100123', (typed) => {
    expect(searchText(typed)).toBe('zw100123');
  });

  test('a long row of signs takes no time', () => {
    for (const sign of ['"', '.', '#', 'zw ', 'zw#', ' ', '1 '])
      expect(searchText(sign.repeat(20_000)).length).toBeLessThan(60_001);
  });
});
