// A variable comes where the caret was, and one that stands alone on a line of its own.

import { expect, test } from 'vitest';
import { insertVariable } from './insert-variable.ts';

test('what was selected gives way to it', () =>
  expect(insertVariable('Binnen 30 dagen', { from: 7, until: 9 }, 'garantiedagen')).toEqual({
    text: 'Binnen {garantiedagen} dagen',
    caret: 22,
  }));

test('what stands alone gets a line of its own, and no empty ones', () => {
  expect(insertVariable('een twee', { from: 3, until: 4 }, 'verzendkosten').text).toBe(
    'een\n{verzendkosten}\ntwee',
  );
  expect(insertVariable('een\n\ntwee', { from: 4, until: 4 }, 'verzendkosten').text).toBe(
    'een\n{verzendkosten}\ntwee',
  );
  expect(insertVariable('', { from: 0, until: 0 }, 'verzendkosten').text).toBe('{verzendkosten}\n');
});
