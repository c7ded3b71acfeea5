// Whoever comes too late to pay reads why, and nothing that is untrue of their order.

import { expect, test } from 'vitest';
import { overText } from './over-text.ts';

test.each([
  ['expired', 'blijft zoals die was: de tijd om bij te betalen is voorbij'],
  ['refused', 'Wat je hebt bijbetaald, krijg je terug'],
  ['sent', 'is al verzonden, zoals je eerst had besteld'],
  ['cancelled', 'is geannuleerd'],
] as const)('a link whose order is %s says so', (state, words) => {
  expect(overText({ state, orderNumber: 'ZW100007' })).toMatch(/^Bestelling ZW100007 /);
  expect(overText({ state, orderNumber: 'ZW100007' })).toContain(words);
});

test('of a change that was taken back nothing is said of what the order is: another may have come after it', () => {
  const text = overText({ state: 'withdrawn', orderNumber: 'ZW100007' });
  expect(text).toContain('deze wijziging van bestelling ZW100007 ingetrokken');
  expect(text).not.toContain('blijft');
});
