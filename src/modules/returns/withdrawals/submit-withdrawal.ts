// Records a consumer's withdrawal in one transaction: stores the declaration as received, matches it with an
// order if possible, and announces it so that the receipt is mailed. The response is the same whether or not
// the order exists.

import { createHash, randomUUID } from 'node:crypto';
import { findOrder, insertEvents, parseOrderNumber } from '#modules/orders/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import type { Clock } from '#shared/clock.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import { addDays, dayOf, withdrawalDays } from '#shared/shop-days.ts';
import { openReturnOfWithdrawal } from '../open-return.ts';
import { withdrawalDeclared } from '../return-facts.ts';
import {
  findDeliveredAt,
  findWithdrawalBySubmission,
  insertWithdrawal,
  type WithdrawalRow,
} from './withdrawal.repository.ts';
import {
  REFUND_DAYS,
  type SubmitWithdrawal,
  type WithdrawalMatch,
  type WithdrawalReceipt,
} from './withdrawal-contract.ts';
import { declaredAtText, STATEMENT_VERSION, statementOf } from './withdrawal-statement.ts';
import { isLate } from './withdrawal-term.ts';
import { receiptOf, withdrawalReference } from './withdrawal-view.ts';

export type WithdrawalSender = {
  source: 'page' | 'api';
  /** The network address from which the withdrawal was sent; only a hash of the address is stored. */
  address: string;
  /**
   * The idempotency key of the withdrawal form: equal content with the same key is recorded once. Without a
   * key, every call records a new withdrawal.
   */
  key?: string | undefined;
};

type Needs = {
  database: Pick<Database, 'transaction'>;
  announce: Announce;
  getSettings: GetSettings;
  clock: Clock;
  /**
   * Returns a one-way hash of a network address. The hash uses a secret key, so that nobody can find the
   * address by hashing all possible addresses.
   */
  hashSender(address: string): string;
};

/**
 * Records a withdrawal and returns its receipt. A withdrawal after the legal period, or about an unknown
 * order, is recorded too. A repeated submission returns the receipt of the first one.
 */
export function submitWithdrawal(
  shop: Needs,
  input: SubmitWithdrawal,
  sender: WithdrawalSender,
): Promise<WithdrawalReceipt> {
  return shop.database.transaction(async (tx) => {
    const submissionKey = submissionKeyOf(input, sender.key);
    const earlier = await findWithdrawalBySubmission(tx, submissionKey);
    if (earlier) return receiptOf(earlier);

    const { jars = null, ...declared } = input;
    const { brand, claims } = await shop.getSettings(tx);
    const declaredAt = shop.clock.now();
    const matched = await matchOrder(tx, input);
    const receivedAt = matched.orderId === null ? null : await findDeliveredAt(tx, matched.orderId);
    const row = await insertWithdrawal(tx, {
      ...declared,
      reason: input.reason || null,
      submissionKey,
      statement: statementOf({ orderNumber: input.orderNumber, shopName: brand.name, jars }),
      statementVersion: STATEMENT_VERSION,
      declaredAt,
      declaredAtText: declaredAtText(declaredAt),
      refundBefore: addDays(dayOf(declaredAt), REFUND_DAYS),
      ...matched,
      late: isLate({ declaredAt, receivedAt, term: withdrawalDays(claims.moneyBackDays) }),
      source: sender.source,
      senderHash: shop.hashSender(sender.address),
    });
    // A concurrent request recorded the same submission first.
    if (!row) return receiptOf(await getBySubmission(tx, submissionKey));
    await recordInHistory(tx, row);
    if (row.match === 'order_and_email' && row.orderId !== null)
      await openReturnOfWithdrawal(shop, tx, { ...row, orderId: row.orderId }, jars);
    await shop.announce(tx, withdrawalDeclared, { withdrawalId: row.id });
    return receiptOf(row);
  });
}

// The content is part of the key, so somebody who guesses a key gets back only their own text.
function submissionKeyOf(input: SubmitWithdrawal, key: string | undefined): string {
  const parts = [
    key ?? randomUUID(),
    input.customerName,
    input.orderNumber,
    input.customerEmail,
    input.reason ?? '',
    String(input.jars ?? ''),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

async function matchOrder(
  tx: Orm,
  input: SubmitWithdrawal,
): Promise<{ match: WithdrawalMatch; orderId: number | null }> {
  const id = parseOrderNumber(input.orderNumber);
  const order = id === null ? null : await findOrder(tx, id);
  if (!order) return { match: 'none', orderId: null };
  const same = emailKey(order.customerEmail) === emailKey(input.customerEmail);
  return { match: same ? 'order_and_email' : 'order_number', orderId: order.id };
}

async function recordInHistory(tx: Orm, row: WithdrawalRow): Promise<void> {
  if (row.match !== 'order_and_email' || row.orderId === null) return;
  await insertEvents(tx, [
    {
      orderId: row.orderId,
      at: row.declaredAt,
      actor: 'customer',
      kind: 'withdrawal_declared',
      from: null,
      to: withdrawalReference(row.id),
      note: row.late ? 'late' : null,
    },
  ]);
}

async function getBySubmission(tx: Orm, submissionKey: string): Promise<WithdrawalRow> {
  const row = await findWithdrawalBySubmission(tx, submissionKey);
  if (!row) throw new Error('A withdrawal was refused as recorded before and is not there');
  return row;
}
