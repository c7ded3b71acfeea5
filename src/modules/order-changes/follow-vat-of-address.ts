// Adjusts the VAT of a paid order when its address is completed later and lies in another VAT area. The total
// stays the same, and a credit note and a new invoice are issued, as when an operator changes the order.

import { randomUUID } from 'node:crypto';
import { insertChange, listLinesOf, type OrderRow } from '#modules/orders/index.ts';
import type { QuoteNeeds } from '#modules/pricing/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import { missingFields } from '#shared/recipient/recipient.ts';
import { type ApplyNeeds, applyChange } from './apply-change.ts';
import { refuseUnchangeable } from './plan-change.ts';
import { type Proposal, proposeChange } from './propose-change.ts';

type Supplied = { before: OrderRow; after: OrderRow };

/**
 * Applies the VAT of the new address to a locked order; the country stays the same. Does nothing within the
 * same VAT area, or when the order can no longer be changed; a flag of the order then shows the special VAT
 * area to the operator. The customer is mailed the new documents, unless the order confirmation still has to
 * be sent and will contain them.
 */
export async function followVatOfAddress(
  shop: QuoteNeeds & ApplyNeeds,
  tx: Orm,
  { before, after }: Supplied,
): Promise<void> {
  const seen = { order: before, lines: await listLinesOf(tx, before.id) };
  const within = { ...shop, database: { orm: tx } };
  const proposal = await proposeChange(within, seen, { postalCode: after.postalCode });
  if (proposal.terms.vat.rate === before.vatRate) return;
  if (!(await isChangeable(tx, after, proposal))) return;
  const now = shop.clock.now();
  const change = await insertChange(tx, {
    orderId: after.id,
    key: `${after.id}:${randomUUID()}`,
    settledWith: 'none',
    recipient: null,
    actor: 'customer',
    kind: 'change',
    state: 'applied',
    terms: proposal.terms,
    difference: proposal.difference,
    reason: null,
    notifyCustomer: missingFields(before, 'mail').length === 0,
    expiresAt: null,
    createdAt: now,
    updatedAt: now,
  });
  await applyChange(shop, tx, { order: after, change });
}

async function isChangeable(tx: Orm, order: OrderRow, proposal: Proposal): Promise<boolean> {
  try {
    await refuseUnchangeable(tx, order, proposal, 'none');
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
