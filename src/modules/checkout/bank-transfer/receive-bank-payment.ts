// Books the money of a bank order after an operator saw it on the bank statement. The money becomes a
// payment, from which the order is made like any other. An overpaid amount becomes a second payment, which is
// refunded.

import { randomUUID } from 'node:crypto';
import { holdCoupon, releaseCoupon } from '#modules/coupons/index.ts';
import { basketChange, hashSessionId, putOpenDraft } from '#modules/drafts/index.ts';
import { type Order, readOrder } from '#modules/orders/index.ts';
import { bankPaymentId, recordBankPayment } from '#modules/payments/index.ts';
import type { Quote } from '#modules/pricing/contract.ts';
import { holdStock, releaseStock } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { invalidFields, Refusal } from '#shared/api/problems.ts';
import { type Cents, cents, formatEuro, toDecimalText } from '#shared/money.ts';
import { recipientOf } from '#shared/recipient/recipient.ts';
import { addDays, dayOf, formatWeekday, momentOf } from '#shared/shop-days.ts';
import { insertAgreement } from '../checkout.repository.ts';
import { HOLD_MS, holdKeyOf } from '../hold.ts';
import { type PlaceOrderNeeds, placeOrder } from '../place-order.ts';
import {
  type BankOrderRow,
  listBookedPayments,
  lockBankOrder,
  updateBankOrder,
} from './bank-order.repository.ts';
import type { BankReceipt } from './bank-order-contract.ts';
import { bankOrderUnknown, holdKeyOfBankOrder } from './offer-bank-order.ts';
import { quoteOf } from './proforma.ts';
import { reduceQuoteTo } from './reduce-quote.ts';

/**
 * Books the money of a bank order and creates the order. Safe to call repeatedly and concurrently: every call
 * returns the same order. Late money is accepted. Throws 404 `order_unknown`; 409 `amount_differs` unless
 * `acceptDifference` is true, `already_paid` when another amount was booked before, `link_over` when the
 * offer was withdrawn; 422 for a date in the future or more than a month before the offer (a mistyped year).
 */
export async function receiveBankPayment(
  shop: PlaceOrderNeeds,
  id: number,
  receipt: BankReceipt,
): Promise<Order> {
  const now = shop.clock.now();
  if (receipt.receivedOn > dayOf(now))
    throw invalidFields([{ path: 'receivedOn', message: 'Deze dag moet nog komen' }]);
  const agreementId = await shop.database.transaction((tx) => bookPayment(tx, { id, receipt, now }));
  const [own = '', ...others] = await listBookedPayments(shop.database.orm, agreementId);
  const placed = await placeOrder(shop, own, 'bank');
  if (placed.kind !== 'placed') throw new Error(`What was booked for bank order ${id} became no order`);
  for (const tooMuch of others) await placeOrder(shop, tooMuch, 'bank');
  return readOrder(shop, placed.order.id);
}

type Booking = { id: number; receipt: BankReceipt; now: Date };

async function bookPayment(tx: Orm, { id, receipt, now }: Booking): Promise<string> {
  const row = await lockBankOrder(tx, id);
  if (!row) throw bankOrderUnknown();
  if (row.agreementId) {
    if (row.received === receipt.amount) return row.agreementId;
    throw new Refusal(
      'already_paid',
      `Voor deze bestelling is al ${formatEuro(row.received ?? row.total)} geboekt.`,
    );
  }
  if (row.state === 'withdrawn')
    throw new Refusal(
      'link_over',
      'Deze bestelling is ingetrokken. Maak een nieuwe, of stort het geld terug bij je bank.',
    );
  refuseLongBefore(row, receipt);
  refuseDifference(row, receipt);
  const agreementId = await bookOnOrder(tx, row, receipt, now);
  const { amount: received, receivedOn } = receipt;
  await updateBankOrder(tx, id, { state: 'paid', received, receivedOn, agreementId, updatedAt: now });
  return agreementId;
}

/**
 * The number of days before the offer that a receipt may be dated. A customer may pay before the offer is
 * made, but a date more than a month earlier is probably a mistyped year.
 */
const DAYS_BEFORE_OFFER = 31;

function refuseLongBefore({ createdAt }: BankOrderRow, { receivedOn }: BankReceipt): void {
  if (receivedOn >= addDays(dayOf(createdAt), -DAYS_BEFORE_OFFER)) return;
  const message = `Deze dag ligt lang voor het aanbod van ${formatWeekday(dayOf(createdAt))}`;
  throw invalidFields([{ path: 'receivedOn', message }]);
}

function refuseDifference({ total }: BankOrderRow, { amount, acceptDifference }: BankReceipt): void {
  if (amount === total || acceptDifference) return;
  const text = `De bestelling kost ${formatEuro(total)}, en er kwam ${formatEuro(amount)} binnen.`;
  throw new Refusal('amount_differs', `${text} Kies wat er met het verschil gebeurt, of wacht op de rest.`, {
    errors: [{ path: 'acceptDifference', message: text }],
    extra: { total: toDecimalText(total), received: toDecimalText(amount) },
  });
}

/**
 * Writes the basket, agreement and payment of a bank order with its received money, as the checkout would,
 * and moves the reserved pack and coupon use to that basket. An overpaid amount gets an agreement and payment
 * of its own. Returns the id of the first agreement, whose payment makes the order.
 */
async function bookOnOrder(tx: Orm, row: BankOrderRow, receipt: BankReceipt, now: Date): Promise<string> {
  const quote = reduceQuoteTo(quoteOf(row), receipt.amount);
  const draft = await putOpenDraft(tx, {
    ...recipientOf(row),
    ...basketChange(quote),
    couponCode: quote.coupon?.code ?? null,
    sessionHash: hashSessionId(`by bank ${row.key}`),
    country: quote.country,
    updatedAt: now,
  });
  await moveHolds(tx, { row, draftId: draft.id, quote, now });
  const createdAt = receipt.receivedOn === dayOf(now) ? now : momentOf(receipt.receivedOn, '12:00');
  const bookPart = async (amount: Cents): Promise<string> => {
    const id = randomUUID();
    const money = { id: bankPaymentId(id), amount, reference: id, createdAt };
    await insertAgreement(
      tx,
      {
        id,
        draftId: draft.id,
        paymentId: money.id,
        amount,
        quote,
        createdAt: now,
        recipient: { ...recipientOf(row), country: quote.country },
        agreedAt: now,
      },
      null,
    );
    await recordBankPayment(tx, money, now);
    return id;
  };
  const agreementId = await bookPart(quote.total);
  if (receipt.amount > quote.total) await bookPart(cents(receipt.amount - quote.total));
  return agreementId;
}

/**
 * Moves the reserved pack and coupon use of a bank order to its basket. A pack or coupon use that is no
 * longer available is not reserved; the order is then made anyway and gets a flag, as with any late payment.
 */
async function moveHolds(
  tx: Orm,
  { row, draftId, quote, now }: { row: BankOrderRow; draftId: number; quote: Quote; now: Date },
): Promise<void> {
  const held = { holdKey: holdKeyOf(draftId), until: new Date(now.getTime() + HOLD_MS), now };
  await releaseStock(tx, holdKeyOfBankOrder(row), now);
  await holdStock(tx, { ...held, variantCode: quote.variant });
  await releaseCoupon(tx, holdKeyOfBankOrder(row));
  if (quote.coupon) await holdCoupon(tx, { ...held, code: quote.coupon.code });
}
