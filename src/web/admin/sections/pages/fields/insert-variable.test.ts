// Tests that a variable is inserted at the cursor, and a block variable on a line of its own.

import { expect, test } from 'vitest';
import { insertVariable } from './insert-variable.ts';

const written = (text: string, from: number, until: number, name: Parameters<typeof insertVariable>[2]) => {
  const { put, ...at } = insertVariable(text, { from, until }, name);
  return text.slice(0, at.from) + put + text.slice(at.until);
};

test('what was selected gives way to it', () =>
  expect(written('Binnen 30 dagen', 7, 9, 'garantiedagen')).toBe('Binnen {garantiedagen} dagen'));

test('what stands alone gets a line of its own, and no empty ones', () => {
  expect(written('een twee', 3, 4, 'verzendkosten')).toBe('een\n{verzendkosten}\ntwee');
  expect(written('een\n\ntwee', 4, 4, 'verzendkosten')).toBe('een\n{verzendkosten}\ntwee');
  expect(written('', 0, 0, 'verzendkosten')).toBe('{verzendkosten}\n');
});
