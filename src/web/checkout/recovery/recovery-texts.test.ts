// Tests the texts a customer sees when a new payment after a failed one could not be prepared.

import { expect, test } from 'vitest';
import { ApiError } from '#web/client/api-client.ts';
import { preparationProblem } from './recovery-texts.ts';

const refusal = (status: number, problem: object) =>
  new ApiError(
    status,
    JSON.stringify({ status, title: '', type: '', detail: 'Zo staat het ervoor.', ...problem }),
  );

test('three attempts are the end, whatever the page had counted', () => {
  expect(preparationProblem(refusal(409, { code: 'recovery_exhausted' }))).toEqual({ kind: 'exhausted' });
});

test('a payment that was made or is under way is named, and a payment service that is away', () => {
  for (const error of [refusal(409, { code: 'already_paid' }), refusal(503, { code: 'payment_unavailable' })])
    expect(preparationProblem(error)).toMatchObject({ text: 'Zo staat het ervoor.' });
  expect(preparationProblem(new TypeError('Failed to fetch'))).toEqual({
    kind: 'failed',
    title: 'Herstel Fout',
    text: 'Kon betaling niet voorbereiden voor herstel',
  });
});
