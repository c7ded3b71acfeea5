// Tests that a customer who pays too late reads the reason, and nothing untrue about the order.

import { expect, test } from 'vitest';
import { closedLinkText } from './closed-link-text.ts';

const LINK = { orderNumber: 'ZW100007', until: '2026-11-20T22:00:00Z' };

test.each([
  ['expired', 'blijft zoals die was. Bijbetalen kon tot en met 20\u00a0november 2026.'],
  ['refused', 'Wat je hebt bijbetaald, krijg je terug'],
  ['sent', 'is al verzonden, zoals je eerst had besteld'],
  ['cancelled', 'is geannuleerd'],
] as const)('a link whose order is %s says so', (state, words) => {
  expect(closedLinkText({ ...LINK, state })).toMatch(/^Bestelling ZW100007 /);
  expect(closedLinkText({ ...LINK, state })).toContain(words);
});

test('of a change that was taken back nothing is said of what the order is: another may have come after it', () => {
  const text = closedLinkText({ ...LINK, state: 'withdrawn' });
  expect(text).toContain('deze wijziging van bestelling ZW100007 ingetrokken');
  expect(text).not.toContain('blijft');
});
