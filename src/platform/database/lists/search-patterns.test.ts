import { describe, expect, test } from 'vitest';
import { searchPatterns } from './search-patterns.ts';

describe('what is typed into a search box', () => {
  test.each([
    ['Jansen', ['%jansen%']],
    ['  jansen   Utrecht ', ['%jansen%', '%utrecht%']],
    ['jo', ['% jo%']],
    ['Dorpsstraat 12', ['%dorpsstraat%', '% 12%']],
    ['100%_\\', ['%100\\%\\_\\\\%']],
    ['', []],
    ['   ', []],
  ])('%j asks for %j', (text, patterns) => {
    expect(searchPatterns(text)).toEqual(patterns);
  });

  test.each(['06-1234 5678', '+31 (0)6 12345678', '0031612345678', '06 12 34 56 78'])(
    'the telephone number %s is looked for as bare digits',
    (text) => {
      expect(searchPatterns(text)).toEqual(['%0612345678%']);
    },
  );

  test('of a whole page of words only the first eight count', () => {
    expect(searchPatterns(Array(50).fill('woord').join(' '))).toHaveLength(8);
  });
});
