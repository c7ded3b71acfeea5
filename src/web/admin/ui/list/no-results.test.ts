// Tests the text of a list without rows: it may say that nothing exists only when nothing was searched for.

import { expect, test } from 'vitest';
import { isFiltered, readList, unfiltered, writeList } from './list-url.ts';
import { noResults } from './no-results.ts';

const FILTERS = { standing: { label: 'Status', options: { blocked: 'Geblokkeerd' } } };

test('a search without a match says that none was found, of the rows by their name', () => {
  expect(noResults({ noun: ['klant', 'klanten'], filters: FILTERS })).toEqual({
    title: 'Geen klanten gevonden',
    text: 'Geen klant past bij deze zoekopdracht en filters.',
    clear: 'Zoekopdracht en filters wissen',
  });
});

test('a list without filters speaks of the search alone, and may have a sentence of its own', () => {
  const words = { noun: ['uitbetaling', 'uitbetalingen'], text: 'Geen uitbetaling past.' } as const;
  expect(noResults(words)).toMatchObject({ text: 'Geen uitbetaling past.', clear: 'Zoekopdracht wissen' });
});

test('cleared, the address asks for everything and keeps its order', () => {
  const shape = { filters: { standing: ['blocked'] }, sorts: ['newest', 'name'] } as const;
  const address = new URLSearchParams('q=bestaat-niet&standing=blocked&sort=name');
  const state = readList(address, shape);
  const cleared = writeList(address, shape, unfiltered(state));
  expect(cleared.toString()).toBe('sort=name');
  expect(isFiltered(readList(cleared, shape))).toBe(false);
});
