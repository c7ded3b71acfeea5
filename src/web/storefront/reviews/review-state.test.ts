// Tests the review form without JavaScript: the response to each way of sending it.

import { describe, expect, test } from 'vitest';
import type { SubmitReview } from '#modules/reviews/contract.ts';
import { Refusal } from '#shared/api/problems.ts';
import { submitReviewForm } from './review-state.ts';

const good = { customerName: 'Noor', rating: '4', comment: 'Prima poeder', orderNumber: '', token: '' };

function send(fields: Record<string, string>, options: { tooMany?: boolean; refusal?: Error } = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...fields })) form.set(name, value);
  const taken: SubmitReview[] = [];
  const state = submitReviewForm(form, {
    tooMany: options.tooMany ?? false,
    async submit(review) {
      if (options.refusal) throw options.refusal;
      taken.push(review);
      return { id: 1, status: 'pending', verified: false, message: '' };
    },
  });
  return state.then((result) => ({ result, taken }));
}

describe('sending the review form', () => {
  test('a good one is handed on as the API takes it, and thanked for', async () => {
    const { result, taken } = await send({ token: 'MQ.abc' });
    expect(result).toEqual({ step: 'thanks', status: 200 });
    expect(taken).toEqual([{ ...good, rating: 4, token: 'MQ.abc' }]);
  });

  test('a wrong one comes back with what was typed and a message per field', async () => {
    const { result, taken } = await send({ customerName: 'N', rating: '', comment: 'kort' });
    expect(taken).toEqual([]);
    expect(result).toMatchObject({
      status: 422,
      values: { customerName: 'N', comment: 'kort' },
      problems: {
        customerName: 'Naam moet minimaal 2 karakters bevatten',
        rating: 'Selecteer een beoordeling',
        comment: 'Review moet minimaal 10 karakters bevatten',
      },
    });
  });

  test('a line end counts as the one character its writer typed', async () => {
    const { taken } = await send({ comment: `${'x'.repeat(249)}\r\n${'x'.repeat(250)}` });
    expect(taken[0]?.comment).toHaveLength(500);
  });

  test('too many from one address: nothing is kept, nothing typed is lost', async () => {
    const { result, taken } = await send({}, { tooMany: true });
    expect(taken).toEqual([]);
    expect(result).toMatchObject({ status: 429, values: good, failure: expect.stringContaining('te vaak') });
  });

  test('a refusal says why, a fault is left to the error page', async () => {
    const refusal = new Refusal('review_exists', 'Al geschreven');
    expect((await send({}, { refusal })).result).toMatchObject({ status: 409, failure: 'Al geschreven' });
    await expect(send({}, { refusal: new Error('kapot') })).rejects.toThrow('kapot');
  });
});
