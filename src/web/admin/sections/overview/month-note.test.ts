import { expect, test } from 'vitest';
import { countText } from '../../format.ts';
import { monthNote } from './month-note.ts';

test.each([
  [3, 2, '+50%', 't.o.v. vorige maand'],
  [1, 2, '−50%', 't.o.v. vorige maand'],
  [2, 2, 'gelijk', 't.o.v. vorige maand'],
  [0, 2, '−100%', 't.o.v. vorige maand'],
  [4, 0, undefined, '+4 deze maand'],
  [0, 0, undefined, 'geen verschil met vorige maand'],
])('%i this month after %i is %s: %s', (current, previous, change, text) => {
  const note = monthNote({ current, previous }, countText);
  expect([note.change?.text, note.text]).toEqual([change, text]);
});
