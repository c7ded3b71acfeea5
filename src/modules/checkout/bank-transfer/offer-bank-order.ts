// Offers an order that is paid by bank transfer. The proforma (payment request) is mailed, and the pack is
// reserved until the money can have arrived. An order is made when an operator books the money
// (receive-bank-payment.ts).

import { holdCoupon, releaseCoupon } from '#modules/coupons/index.ts';
import { customerChange, type RefuseBlockedNeeds, refuseBlocked } from '#modules/drafts/index.ts';
import {
  couponTaken,
  type Quote,
  type QuoteNeeds,
  quoteBasket,
  refuseQuote,
} from '#modules/pricing/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import { holdStock, releaseStock, soldOut } from '#modules/stock/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { defineRetention } from '#platform/database/retention.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { notFound, Refusal, refusedField } from '#shared/api/problems.ts';
import { type Clock, days } from '#shared/clock.ts';
import { eachField, type Recipient } from '#shared/recipient/recipient.ts';
import { addDays, type Day, momentOf } from '#shared/shop-days.ts';
import { readCouponCode } from '#shared/writing/coupon-code.ts';
import { bankOrderOffered, bankOrderWithdrawn } from '../checkout-facts.ts';
import { refuseClosedToOperator, type SellingNeeds } from '../guards/refuse-closed.ts';
import {
  type BankOrderRow,
  deleteBankOrdersBefore,
  listWaiting,
  lockBankOrder,
  putBankOrder,
  updateBankOrder,
} from './bank-order.repository.ts';
import type { BankOrder, OfferBankOrder } from './bank-order-contract.ts';
import { bankOrderView, lastDayToPay, proformaOf, quoteOf } from './proforma.ts';

/**
 * The number of days after a bank order's due date during which the pack stays reserved, so that a transfer
 * of the last day, perhaps before a weekend, still arrives in time.
 */
const GRACE_DAYS = 3;
/**
 * The retention of bank orders in milliseconds, the same as for baskets. By then unpaid ones are no longer
 * needed, and paid ones have become orders.
 */
const RETENTION_MS = days(90);

type BankOrderNeeds = { database: Database; clock: Clock };
type Needs = BankOrderNeeds &
  Omit<QuoteNeeds, 'getSettings'> &
  RefuseBlockedNeeds &
  SellingNeeds & { announce: Announce };

/**
 * Creates a bank order, reserves the pack and the coupon use, and has the proforma mailed. A repeated call
 * with the same idempotency key returns the existing bank order and mails nothing. Throws 409 `no_iban`,
 * `sold_out`; 403 `customer_blocked`; 422 `unknown_variant`, `unknown_country`, `country_not_served`,
 * `coupon_invalid`, `amount_too_small`, and 422 on missing address fields; 503 `shop_closed`.
 */
export async function offerBankOrder(
  shop: Needs,
  { key, variant, couponCode, ...recipientInput }: OfferBankOrder,
  actor: string,
): Promise<BankOrder> {
  await refuseClosedToOperator(shop);
  const { orm } = shop.database;
  const settings = await readBankSettings(shop, orm);
  await refuseBlocked(shop, orm, recipientInput.customerEmail);
  const { country, postalCode } = recipientInput;
  const basket = {
    variant,
    country,
    postalCode,
    couponCode: readCouponCode(couponCode),
  };
  const quote = await quoteBasket(shop, { ...basket, holdKey: 'new' });
  refuseQuote(quote, undefined);
  if (quote.total === 0)
    throw refusedField('amount_too_small', 'couponCode', 'Er is niets te betalen. Stuur een vervanging.');
  const recipient = recipientIn(recipientInput, quote);
  return shop.database.transaction(async (tx) => {
    const now = shop.clock.now();
    const document = proformaOf({ quote, recipient, settings, now });
    const { order, isNew } = await putBankOrder(tx, {
      ...recipient,
      key,
      quote,
      total: quote.total,
      document,
      actor,
      state: 'waiting',
      payUntil: document.payTo.until,
      createdAt: now,
      updatedAt: now,
    });
    if (isNew) await sendOffer(shop, tx, order);
    return bankOrderView(order, now);
  });
}

/**
 * Reads the shop's settings. Throws 409 `no_iban` when the shop has no IBAN; the message refers to the
 * settings page.
 */
async function readBankSettings({ getSettings }: Needs, db: Orm): Promise<Settings> {
  const settings = await getSettings(db);
  if (settings.bank.iban === '')
    throw new Refusal(
      'no_iban',
      'Vul eerst het IBAN van de winkel in: Instellingen › Verkoop › Betaling per bank.',
    );
  return settings;
}

function recipientIn(recipientInput: Parameters<typeof customerChange>[0], { country }: Quote): Recipient {
  const normal: Partial<Record<string, unknown>> = customerChange(recipientInput, country);
  return eachField((field) => (field === 'country' ? country : String(normal[field] ?? '')));
}

/**
 * Reserves the pack and the coupon use of a bank order, and announces the offer so that the proforma is
 * mailed. Throws 409 `sold_out`, 422 `coupon_invalid`.
 */
async function sendOffer(
  { announce }: Pick<Needs, 'announce'>,
  tx: Orm,
  row: Pick<BankOrderRow, 'id' | 'quote' | 'payUntil' | 'updatedAt'>,
): Promise<void> {
  const { variant, coupon } = quoteOf(row);
  const now = row.updatedAt;
  const held = { holdKey: holdKeyOfBankOrder(row), until: heldUntil(row.payUntil), now };
  if ((await holdStock(tx, { ...held, variantCode: variant })) !== 'held') throw soldOut();
  if (coupon) {
    const use = await holdCoupon(tx, { ...held, code: coupon.code });
    if (use !== 'held') throw couponTaken(use);
  }
  // The time makes each sending a separate event.
  await announce(tx, bankOrderOffered, { bankOrderId: row.id, at: now.getTime() });
}

export const holdKeyOfBankOrder = ({ id }: Pick<BankOrderRow, 'id'>): string => `bank:${id}`;

const heldUntil = (payUntil: Day): Date => momentOf(addDays(payUntil, GRACE_DAYS + 1), '00:00');

/** Lists the bank orders that wait for money, earliest due date first. */
export async function listBankOrders({ database, clock }: BankOrderNeeds): Promise<BankOrder[]> {
  const now = clock.now();
  return (await listWaiting(database.orm)).map((row) => bankOrderView(row, now));
}

/**
 * Mails the proforma again at the same price, with a new due date. Throws 404 `order_unknown`; 409
 * `link_over` when the bank order no longer waits for money, `no_iban`, `sold_out`.
 */
export function resendBankOrder(shop: Needs, id: number): Promise<BankOrder> {
  return shop.database.transaction(async (tx) => {
    const row = await lockWaiting(tx, id);
    const settings = await readBankSettings(shop, tx);
    const now = shop.clock.now();
    const document = proformaOf({ quote: quoteOf(row), recipient: row, settings, now });
    const payUntil = lastDayToPay(now, settings);
    const after = await updateBankOrder(tx, id, { document, payUntil, updatedAt: now });
    await sendOffer(shop, tx, after);
    return bankOrderView(after, now);
  });
}

/**
 * Withdraws a bank order and releases the reserved pack and coupon use; the customer receives a mail.
 * Withdrawing twice has no further effect. Throws 404 `order_unknown`, 409 `already_paid`.
 */
export function withdrawBankOrder(
  { database, clock, announce }: BankOrderNeeds & Pick<Needs, 'announce'>,
  id: number,
): Promise<void> {
  return database.transaction(async (tx) => {
    const row = await lockBankOrder(tx, id);
    if (!row) throw bankOrderUnknown();
    if (row.state === 'paid')
      throw new Refusal('already_paid', 'Het geld van deze bestelling is al geboekt.');
    if (row.state === 'withdrawn') return;
    const now = clock.now();
    await releaseStock(tx, holdKeyOfBankOrder(row), now);
    await releaseCoupon(tx, holdKeyOfBankOrder(row));
    await updateBankOrder(tx, id, { state: 'withdrawn', updatedAt: now });
    await announce(tx, bankOrderWithdrawn, { bankOrderId: id });
  });
}

async function lockWaiting(tx: Orm, id: number): Promise<BankOrderRow> {
  const row = await lockBankOrder(tx, id);
  if (!row) throw bankOrderUnknown();
  if (row.state !== 'waiting') throw new Refusal('link_over', 'Deze bestelling wacht niet meer op geld.');
  return row;
}

export const bankOrderUnknown = () => notFound('Deze bestelling bestaat niet.', 'order_unknown');

export const deleteExpiredBankOrders = defineRetention((tx, ago) =>
  deleteBankOrdersBefore(tx, ago(RETENTION_MS)),
);
