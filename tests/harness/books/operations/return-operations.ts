// Actions on returns: opening, the next step of any return, all steps to a refund with a deduction, refusing
// and reopening.

import { isOpenReturn, type ReturnDetail, returnDetailSchema } from '#modules/returns/contract.ts';
import type { Answer } from '#tests/support/http-call.ts';
import { bodyOf, codeOf, isGood, type Operation, type OperationContext, orderOf } from './operation.ts';

const open = ({ ask, orderId, at }: OperationContext): Promise<Answer> =>
  ask('POST', '/api/admin/returns', {
    orderId,
    reason: 'Bevalt niet',
    idempotencyKey: `return-of-${at}`,
  });

async function openReturnOf(acting: OperationContext): Promise<number | null> {
  const { returns } = await orderOf(acting);
  return returns.find(({ status }) => isOpenReturn(status))?.id ?? null;
}

async function read({ ask }: OperationContext, id: number): Promise<ReturnDetail> {
  return bodyOf(returnDetailSchema, await ask('GET', `/api/admin/returns/${id}`));
}

async function stepOn(acting: OperationContext, found: ReturnDetail): Promise<Answer> {
  const { ask, at } = acting;
  const { id, version, status, notSent, money } = found;
  const to = (step: object) => ask('POST', `/api/admin/returns/${id}/steps`, { version, ...step });
  if (status === 'announced' && !notSent) return to({ to: 'underway' });
  if (status === 'underway') return to({ to: 'received' });
  if (status !== 'checked') return check(acting, found);
  if (Number(money.due) === 0) return to({ to: 'closed', reason: 'Niets terug te betalen' });
  const idempotencyKey = `return-paid-${at}`;
  return ask('POST', `/api/admin/returns/${id}/refund`, { version, amount: money.due, idempotencyKey });
}

/**
 * Records the inspection of a returned parcel: with a probability of 0.3 one piece is broken, and sometimes
 * an amount is deducted.
 */
async function check(acting: OperationContext, { id, version, lines }: ReturnDetail): Promise<Answer> {
  const { ask, random } = acting;
  const came = lines.map(({ article, received, announced, most }) => {
    const pieces = Math.min(most, received || announced);
    const broken = random() < 0.3 ? Math.min(1, pieces) : 0;
    return { article, sellable: pieces - broken, broken };
  });
  const wear = random() < 0.3 ? { deduction: '2,50', deductionReason: 'Pot was open' } : {};
  const checked = await ask('POST', `/api/admin/returns/${id}/steps`, {
    to: 'checked',
    version,
    lines: came,
    ...wear,
  });
  if (codeOf(checked) !== 'validation_failed') return checked;
  // What somebody put on the shelf meanwhile cannot come back once more.
  const isGone = (await read(acting, id)).lines.some(
    ({ most }, place) => most < (lines[place]?.most ?? 0) || most === 0,
  );
  return isGone ? { ...checked, status: 409, body: { code: 'less_to_come_back' } } : checked;
}

const ANNOUNCED: Operation = {
  name: 'return announced',
  share: 0.05,
  run: async (acting) => [await open(acting)],
};

export const RETURN_OPERATIONS: readonly Operation[] = [
  ANNOUNCED,
  {
    name: 'return one step further',
    share: 0.1,
    after: ANNOUNCED,
    async run(acting) {
      const id = await openReturnOf(acting);
      return id === null ? [] : [await stepOn(acting, await read(acting, id))];
    },
  },
  {
    name: 'return up to the refund',
    share: 0.06,
    async run(acting) {
      const opened = await open(acting);
      const id = isGood(opened) ? returnDetailSchema.parse(opened.body).id : await openReturnOf(acting);
      if (id === null) return [opened];
      const answers: Answer[] = [];
      for (let found = await read(acting, id); isOpenReturn(found.status); found = await read(acting, id)) {
        answers.push(await stepOn(acting, found));
        if (!isGood(answers.at(-1))) break;
      }
      return answers;
    },
  },
  {
    name: 'return refused',
    share: 0.02,
    after: ANNOUNCED,
    async run(acting) {
      const id = await openReturnOf(acting);
      if (id === null) return [];
      const { version } = await read(acting, id);
      const refused = { to: 'refused', version, reason: 'Buiten de termijn' };
      return [await acting.ask('POST', `/api/admin/returns/${id}/steps`, refused)];
    },
  },
];
