// Tests which content of a page cannot be saved yet, at which paths, and which values are not a page at all.

import { expect, test } from 'vitest';
import type { PageContent } from '#modules/pages/contract.ts';
import { textContentSchema } from '#modules/pages/contract.ts';
import { withValue } from './content-paths.ts';
import { isPageContent, maxLengthOf, problemsOf, serverProblems, withoutPath } from './draft-problems.ts';

const page: PageContent = {
  kind: 'text',
  title: 'Over ons',
  intro: '',
  body: 'Wij zijn {winkel}.',
  search: { title: '', description: '', imageUrl: '' },
};

test('a page that is whole has no problems, and one of each field is told by its path', () => {
  expect(problemsOf(page).size).toBe(0);
  const wrong = withValue(withValue(page, 'title', ''), 'body', 'Bel {onbekend}');
  expect([...problemsOf(wrong).keys()]).toEqual(['title', 'body']);
});

test('what the shop refused is told by the same paths', () =>
  expect([...serverProblems([{ path: 'content.search.title', message: 'Te lang' }])]).toEqual([
    ['search.title', 'Te lang'],
  ]));

test('a change of a place takes its problems along, and those below it', () => {
  const problems = new Map([
    ['search.title', 'a'],
    ['search', 'b'],
    ['searching', 'c'],
  ]);
  expect([...withoutPath(problems, 'search').keys()]).toEqual(['searching']);
});

test('an unfinished page is a page, and anything else that was kept is none', () => {
  expect(isPageContent(withValue(page, 'title', ''))).toBe(true);
  for (const other of [null, {}, { ...page, title: 3 }, { ...page, kind: 'x' }, { ...page, extra: 1 }])
    expect(isPageContent(other)).toBe(false);
});

test('how long words may be is read from their schema', () => {
  expect(maxLengthOf(textContentSchema.shape.title)).toBe(100);
  expect(maxLengthOf(textContentSchema.shape.kind)).toBeNull();
});
