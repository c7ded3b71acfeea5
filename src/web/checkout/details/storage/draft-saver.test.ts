// Tests when the draft is saved, and what happens when saving fails.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftToSave } from '../../calls/checkout-calls.ts';
import { emptyDetails } from '../customer-details.ts';
import { createDraftSaver } from './draft-saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function draft(city: string): DraftToSave {
  const details = { ...emptyDetails, firstName: 'Eva', lastName: 'Smit', email: 'eva@voorbeeld.nl', city };
  return { sessionId: 's', variant: '1x', couponCode: null, details };
}

test('several changes are saved once, 500 ms after the last', async () => {
  const save = vi.fn(async (_draft: DraftToSave) => {});
  const saver = createDraftSaver(save, () => {});
  saver.change(draft('U'));
  await vi.advanceTimersByTimeAsync(400);
  saver.change(draft('Utrecht'));
  await vi.advanceTimersByTimeAsync(499);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls.map(([saved]) => saved.details.city)).toEqual(['Utrecht']);
});

test('nothing is saved before both names and an e-mail address exist', async () => {
  const save = vi.fn(async () => {});
  const saver = createDraftSaver(save, () => {});
  const incomplete = draft('Utrecht');
  saver.change({ ...incomplete, details: { ...incomplete.details, email: 'eva@' } });
  await saver.flush();
  expect(save).not.toHaveBeenCalled();
});

test('a flush saves at once and not again', async () => {
  const save = vi.fn(async () => {});
  const saver = createDraftSaver(save, () => {});
  saver.change(draft('Utrecht'));
  await saver.flush();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(save).toHaveBeenCalledTimes(1);
});

test('a failed save is logged and goes along with the next', async () => {
  const log = vi.fn();
  const save = vi.fn(async (_draft: DraftToSave) => {});
  save.mockRejectedValueOnce(new Error('down'));
  const saver = createDraftSaver(save, log);
  saver.change(draft('Utrecht'));
  await saver.flush();
  expect(log).toHaveBeenCalledTimes(1);
  await saver.flush();
  expect(save).toHaveBeenCalledTimes(2);
});

test('what is agreed to goes at once, tells why it was refused, and is not saved again as a cart', async () => {
  const save = vi.fn(async (_draft: DraftToSave) => {});
  const saver = createDraftSaver(save, () => {});
  saver.change(draft('Utr'));
  const agreed = { ...draft('Utrecht'), paymentId: 'pi_1' };
  await saver.saveAgreed(agreed);
  expect(save.mock.calls).toEqual([[agreed]]);
  saver.change(draft('Utrecht '));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(save).toHaveBeenCalledTimes(1);
  save.mockRejectedValueOnce(new Error('down'));
  await expect(saver.saveAgreed(agreed)).rejects.toThrow('down');
  saver.change(draft('Zeist'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(save.mock.lastCall?.[0].details.city).toBe('Zeist');
});
