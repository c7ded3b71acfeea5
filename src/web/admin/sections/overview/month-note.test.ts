import { expect, test } from 'vitest';
import { countText } from '../../format.ts';
import { monthNote } from './month-note.ts';

test.each([
  [30, 20, '+50%', 't.o.v. vorige maand'],
  [10, 20, '−50%', 't.o.v. vorige maand'],
  [20, 20, 'gelijk', 't.o.v. vorige maand'],
  [0, 20, '−100%', 't.o.v. vorige maand'],
  [11, 1, undefined, '+11 deze maand, vorige maand +1'],
  [4, 0, undefined, '+4 deze maand'],
  [0, 0, undefined, 'geen verschil met vorige maand'],
])('%i this month after %i is %s: %s', (current, previous, change, text) => {
  const note = monthNote({ total: 100, current, previous }, countText);
  expect([note.change?.text, note.text]).toEqual([change, text]);
});

test('the first product of a new shop is no news of this month', () => {
  const note = monthNote({ total: 1, current: 1, previous: 0 }, countText);
  expect([note.change, note.text]).toEqual([null, 'nog geen vorige maand']);
});
