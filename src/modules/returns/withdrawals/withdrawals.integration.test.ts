// Tests of withdrawals on a real database: recorded once, matched with an order later, and never revealing
// which orders exist.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findCustomerOrder } from '#modules/order-overview/customer-page/customer-order.ts';
import { insertEvents, listEvents } from '#modules/orders/order.repository.ts';
import { orderNumber } from '#modules/orders/order-view.ts';
import { recordOrder } from '#modules/orders/record-order.ts';
import { createGetSettings, seedSettings } from '#modules/settings/index.ts';
import { cents } from '#shared/money.ts';
import { NOBODY } from '#shared/recipient/recipient.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { listRecentWithdrawals, listWithdrawals } from './list-withdrawals.ts';
import { submitWithdrawal, type WithdrawalSender } from './submit-withdrawal.ts';
import type { ListWithdrawalsQuery, SubmitWithdrawal, WithdrawalReceipt } from './withdrawal-contract.ts';

let shop: TestDatabase;
let submit: (input: SubmitWithdrawal, sender: WithdrawalSender) => Promise<WithdrawalReceipt>;
let now = new Date('2026-11-20T13:03:05Z');
let announced: [string, object][] = [];
const clock = { now: () => now };
const TODAY = { now: new Date('2026-11-20T13:03:05Z'), cutOff: '16:00' };
const page = { source: 'page', address: '203.0.113.7' } as const;

beforeAll(async () => {
  shop = await openTestDatabase();
  const { database } = shop;
  await database.transaction((tx) => seedSettings(tx, clock));
  const needs = {
    database,
    clock,
    getSettings: createGetSettings({ database }),
    announce: async (_tx: unknown, fact: { name: string }, data: object) => {
      announced.push([fact.name, data]);
    },
    hashSender: (address: string) => `hash of ${address.length} signs`,
  };
  submit = (input, sender) => submitWithdrawal(needs, input, sender);
});
beforeEach(() => {
  now = new Date('2026-11-20T13:03:05Z');
  announced = [];
});
afterAll(() => shop.drop());

const books = () => ({ database: shop.database, clock, findReceipts: async () => new Map() });

let payments = 0;

async function placeOrder(): Promise<number> {
  payments += 1;
  const row = await shop.database.transaction((tx) =>
    recordOrder(tx, {
      paymentId: `pi_${payments}`,
      draftId: payments,
      customer: {
        ...NOBODY,
        customerName: 'Anna de Vries',
        customerEmail: 'Anna@example.org',
        streetName: 'Dam',
        houseNumber: '1',
        postalCode: '1012JS',
        city: 'Amsterdam',
      },
      variantCode: '2x',
      quantity: 2,
      lines: [{ label: '2 Pack', quantity: 1, unitAmount: cents(3743), amount: cents(3743) }],
      subtotal: cents(3743),
      discount: cents(0),
      shipping: cents(0),
      total: cents(3743),
      vat: { rate: 21, amount: cents(650) },
      couponCode: null,
      couponTerms: null,
      flags: [],
      taken: [],
      source: 'webhook',
      now: new Date('2026-11-01T10:00:00Z'),
    }),
  );
  if (!row) throw new Error('The order was not placed');
  return row.id;
}

const markDelivered = (orderId: number, at: string) =>
  shop.database.transaction((tx) =>
    insertEvents(tx, [
      {
        orderId,
        at: new Date(at),
        actor: 'admin',
        kind: 'status',
        from: 'shipped',
        to: 'delivered',
        note: null,
      },
    ]),
  );

const declare = (order: string, customerEmail = 'anna@example.org') => ({
  customerName: 'Anna',
  orderNumber: order,
  customerEmail,
});

describe('a declaration', () => {
  test('is answered with its content, its moment and the last day of paying back', async () => {
    const receipt = await submit({ ...declare('ZW1'), reason: 'Te zwart' }, page);
    expect(receipt).toMatchObject({
      customerName: 'Anna',
      orderNumber: 'ZW1',
      customerEmail: 'anna@example.org',
      reason: 'Te zwart',
      statement: 'Ik deel Zwartwit hierbij mee dat ik mijn overeenkomst over bestelling ZW1 herroep.',
      declaredAt: '2026-11-20T13:03:05.000Z',
      declaredAtText: 'vrijdag 20\u00a0november 2026 om 14:03:05 uur (Nederlandse tijd, UTC+1)',
      refundBefore: '2026-12-04',
    });
    expect(announced).toHaveLength(1);
  });

  test('says the same of an order that exists, of somebody else’s and of none', async () => {
    const id = await placeOrder();
    const own = await submit(declare(orderNumber(id)), page);
    const foreign = await submit(declare(orderNumber(id), 'boef@example.org'), page);
    const none = await submit(declare('ZW999999'), page);
    const shape = ({
      reference: _,
      orderNumber: __,
      customerEmail: ___,
      statement: ____,
      ...rest
    }: typeof own) => rest;
    expect(shape(foreign)).toEqual(shape(own));
    expect(shape(none)).toEqual(shape(own));
    expect(Object.keys(none)).toEqual(Object.keys(own));
    const [third, second, first] = await listRecentWithdrawals(books());
    expect([first?.match, second?.match, third?.match]).toEqual(['order_and_email', 'order_number', 'none']);
    expect([first?.order?.id, second?.order?.id, third?.order]).toEqual([id, id, null]);
  });

  test('with number and address of an order leaves one row in its history, others leave none', async () => {
    const id = await placeOrder();
    await submit(declare(orderNumber(id), 'boef@example.org'), page);
    const receipt = await submit(declare(` ${orderNumber(id).toLowerCase()} `, 'ANNA@example.ORG'), page);
    const events = (await listEvents(shop.database.orm, id)).filter(
      ({ kind }) => kind === 'withdrawal_declared',
    );
    expect(events.map(({ actor, to, note }) => [actor, to, note])).toEqual([
      ['customer', receipt.reference, null],
    ]);
  });

  test('sent twice from one form is recorded, announced and answered once', async () => {
    const id = await placeOrder();
    const sender = { ...page, key: 'form-key-0123456789' };
    const [one, two] = await Promise.all([
      submit(declare(orderNumber(id)), sender),
      submit(declare(orderNumber(id)), sender),
    ]);
    now = new Date('2026-11-21T09:00:00Z');
    const three = await submit(declare(orderNumber(id)), sender);
    expect([two, three]).toEqual([one, one]);
    expect(announced).toHaveLength(1);
  });

  test('with the key of somebody else’s form shows nothing of it', async () => {
    const sender = { ...page, key: 'form-key-9876543210' };
    const first = await submit(declare('ZW5'), sender);
    const second = await submit(declare('ZW6', 'boef@example.org'), sender);
    expect(second.customerEmail).toBe('boef@example.org');
    expect(second.reference).not.toBe(first.reference);
  });
});

describe('late', () => {
  test('is marked after the last day and accepted all the same', async () => {
    const id = await placeOrder();
    await markDelivered(id, '2026-11-03T10:00:00Z');
    now = new Date('2026-11-17T22:59:00Z');
    await submit(declare(orderNumber(id)), page);
    now = new Date('2026-11-17T23:01:00Z');
    await submit(declare(orderNumber(id)), page);
    const [second, first] = await listRecentWithdrawals(books());
    expect([first?.late, second?.late]).toEqual([false, true]);
  });

  test('is not said of an order that was never delivered', async () => {
    const id = await placeOrder();
    now = new Date('2027-11-17T12:00:00Z');
    await submit(declare(orderNumber(id)), page);
    expect((await listRecentWithdrawals(books()))[0]?.late).toBe(false);
  });
});

test('the list is paged from new to old and ends', async () => {
  const first = await listWithdrawals(books(), { limit: 2 });
  const second = await listWithdrawals(books(), { limit: 200, cursor: first.nextCursor ?? '' });
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect([ids.length, second.nextCursor]).toEqual([first.total, null]);
});

test('the list finds those of a name, a number or a state, and counts them', async () => {
  await submit({ ...declare('ZW777%'), customerName: 'Zoë Unieknaam' }, page);
  const names = async (query: ListWithdrawalsQuery) => {
    const { items, total } = await listWithdrawals(books(), query);
    return [items.map(({ customerName }) => customerName), total];
  };
  expect(await names({ q: 'unieknaam' })).toEqual([['Zoë Unieknaam'], 1]);
  expect(await names({ q: '777%' })).toEqual([['Zoë Unieknaam'], 1]);
  expect(await names({ q: 'unieknaam', status: 'open' })).toEqual([['Zoë Unieknaam'], 1]);
  const [newest] = await listRecentWithdrawals(books());
  expect(await names({ q: newest?.reference.toLowerCase() })).toEqual([['Zoë Unieknaam'], 1]);
  expect(await names({ status: 'settled' })).toEqual([[], 0]);
});

test('the customer sees the order and the withdrawal, nothing of the back-office', async () => {
  const id = await placeOrder();
  const before = await findCustomerOrder(shop.database.orm, id, TODAY);
  expect(before).toMatchObject({
    orderNumber: orderNumber(id),
    status: 'pending',
    total: 3743,
    withdrawnAt: null,
  });
  expect(Object.keys(before ?? {})).not.toEqual(
    expect.arrayContaining(['flags', 'paymentIntentId', 'history']),
  );
  const { declaredAt } = await submit(declare(orderNumber(id)), page);
  const after = await findCustomerOrder(shop.database.orm, id, TODAY);
  expect(after?.withdrawnAt?.toISOString()).toBe(declaredAt);
  expect(await findCustomerOrder(shop.database.orm, 2_000_000, TODAY)).toBeNull();
});

test('its customer begins when it is expected, and once it came on the day it came', async () => {
  const id = await placeOrder();
  const beginsOn = async () => (await findCustomerOrder(shop.database.orm, id, TODAY))?.beginsOn;
  expect(await beginsOn()).not.toBe('2026-11-19');
  await markDelivered(id, '2026-11-19T11:00:00Z');
  expect(await beginsOn()).toBe('2026-11-19');
});
