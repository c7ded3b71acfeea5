// Tests that each of the three buttons means one thing, and that nothing else counts as consent.

import { expect, test } from 'vitest';
import { choicesFromForm, consentDateText } from './consent-form.ts';
import { ACCEPTED, REFUSED } from './consent-record.ts';

const switches = { statistics: true, marketing: false };

test.each([
  ['accept', ACCEPTED],
  ['refuse', REFUSED],
  ['save', switches],
  ['', REFUSED],
  ['ACCEPT', REFUSED],
])('%j chooses %j', (button, choices) => {
  expect(choicesFromForm(button, switches)).toEqual(choices);
});

test('a moment is shown in the time of the shop', () => {
  const record = { id: 'a', version: 1, choices: REFUSED, time: '2026-07-01T22:30:00.000Z' };
  expect(consentDateText(record)).toBe('2\u00a0juli 2026 om 00:30');
});
