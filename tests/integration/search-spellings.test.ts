// Tests the spellings with which an operator finds a person: names with letters of every Latin alphabet,
// order numbers and telephone numbers, in the lists and in the command palette.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { DETAILS } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const NAME = 'Łukasz Strauß-Ağaoğlu';
const CITY = 'Győr';
const STREET = 'Ærøgade';
const EMAIL = 'lukasz@example.nl';
const PHONE = '06-12345678';

let shop: TestShop;
let orderId: number;
beforeAll(async () => {
  shop = await startTestShop();
  const person = {
    ...DETAILS,
    customerName: NAME,
    customerEmail: EMAIL,
    customerPhone: PHONE,
    streetName: STREET,
    city: CITY,
  };
  const buyer = shop.newBuyer();
  await buyer.saveDetails(person);
  const started = await buyer.checkout({ variant: '1x' });
  await buyer.payByCard(started);
  const order = await buyer.askForOrder(started.paymentIntentId);
  orderId = order.orderId ?? 0;
  await shop.newBuyer().saveDetails({ ...person, variant: '1x' });
  // Somebody else, whom none of the searches below may find.
  const other = shop.newBuyer();
  await other.saveDetails({ ...DETAILS, customerPhone: '06-87654321' });
  const startedOther = await other.checkout({ variant: '1x' });
  await other.payByCard(startedOther);
  await other.askForOrder(startedOther.paymentIntentId);
  await callHttp({
    method: 'POST',
    url: `${shop.address}/api/contacts`,
    body: {
      firstName: 'Łukasz',
      lastName: 'Strauß-Ağaoğlu',
      email: EMAIL,
      subject: `Vraag uit ${CITY}`,
      message: `Ik woon op de ${STREET} in ${CITY}.\nHoe lang doe ik met een pot?`,
    },
  });
  await shop.asOperator('POST', '/api/admin/reviews', {
    customerName: NAME,
    rating: 5,
    comment: `Ook in ${CITY} op de ${STREET} poetst het goed.`,
    status: 'published',
    importedFrom: 'Kiyoh',
  });
  await shop.settle();
});
afterAll(() => shop.stop());

const rowsSchema = z.object({ items: z.array(z.record(z.string(), z.unknown())) });
const LISTS = {
  orders: '/api/admin/orders?',
  customers: '/api/admin/customers?',
  baskets: '/api/draft-orders?',
  reviews: '/api/admin/reviews?',
  conversations: '/api/admin/conversations?state=all&',
  messages: '/api/contacts?',
} as const;
type List = keyof typeof LISTS;

async function find(list: List, q: string): Promise<string[]> {
  const path = `${LISTS[list]}limit=50&q=${encodeURIComponent(q)}`;
  const { status, body } = await shop.asOperator('GET', path);
  expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200);
  return rowsSchema
    .parse(body)
    .items.map((row) => String(row.customerName ?? row.name ?? `${row.firstName} ${row.lastName}`));
}

describe.each(Object.keys(LISTS) as List[])('the list of %s', (list) => {
  test.each([
    'lukasz',
    'LUKASZ',
    'łukasz',
    'ŁUKASZ',
    'strauss',
    'STRAUẞ',
    'agaoglu',
    'Lukasz strauss-agaoglu',
    'Strauß‑Ağaoğlu',
    'ＬＵＫＡＳＺ',
    '“Łukasz”',
    '"strauss".',
    'agaoglu,',
    ...(list === 'customers' ? ['gyor'] : ['gyor aerogade', 'GYŐR', 'ÆRØGADE']),
  ])('finds the name or place by %s', async (typed) => {
    expect(await find(list, typed)).toEqual([NAME]);
  });

  test.each(['strauz', 'lukasz jansen'])('finds nobody by %s', async (typed) => {
    expect(await find(list, typed)).toEqual([]);
  });

  test.each([
    '％',
    '＿',
    '＼',
    '\\',
    '%',
    '_',
    '.',
    '"',
    '´',
    '#',
    'zw',
    '\u200b',
    "'; drop table orders; --",
  ])('survives %s', async (typed) => {
    await find(list, typed);
  });
});

describe('an order number', () => {
  const spellings = (digits: string) => [
    `ZW${digits}`,
    `zw${digits}`,
    `#ZW${digits}`,
    `# ZW${digits}`,
    `ZW-${digits}`,
    `ZW ${digits}`,
    `zw\u00a0${digits}`,
    `ZW–${digits}`,
    `ZW${digits}.`,
    `"ZW${digits}"`,
    `“ZW${digits}”,`,
    `(ZW${digits})`,
    `  ZW${digits}\u200b `,
    `ＺＷ${[...digits].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('')}`,
    `ZW ${digits.slice(0, 3)} ${digits.slice(3)}`,
    `ZW-${digits.slice(0, 3)}.${digits.slice(3)}`,
    `#${digits}`,
    digits,
  ];
  const typed = spellings('100001');

  test.each(typed)('written %s finds its order alone', async (q) => {
    expect(orderId).toBe(1);
    expect(await find('orders', q)).toEqual([NAME]);
  });

  test.each(typed)('written %s finds its money, its mails and its stock', async (q) => {
    for (const path of [
      '/api/admin/outbox?',
      '/api/admin/stock/movements?',
      '/api/admin/bookkeeping/journal?',
    ]) {
      const { status, body } = await shop.asOperator('GET', `${path}limit=50&q=${encodeURIComponent(q)}`);
      expect([path, status]).toEqual([path, 200]);
      expect([path, rowsSchema.parse(body).items.length > 0]).toEqual([path, true]);
    }
  });

  test.each(typed)('written %s is the order of a review link', async (q) => {
    const { status } = await shop.asOperator('POST', '/api/admin/reviews/generate-link', {
      customerName: NAME,
      orderId: q,
    });
    expect(status).toBe(200);
  });
});

describe('a telephone number', () => {
  const typed = [
    '06-12345678',
    '0612345678',
    '06 12 34 56 78',
    '(06) 12 34 56 78',
    '(06)-12345678',
    '06\u00a012345678',
    '06–12345678',
    '06.12.34.56.78',
    '06/12345678',
    '+31612345678',
    '+31 6 12345678',
    '+31 (0)6 12345678',
    '+31(0)612345678',
    '0031612345678',
    '0031 6 1234 5678',
    '００３１６１２３４５６７８',
    '"06-12345678".',
    '06-1234',
    '12345678',
  ];

  test.each(typed)('typed as %s finds who gave it', async (q) => {
    for (const list of ['orders', 'customers', 'baskets'] as const)
      expect([list, await find(list, q)]).toEqual([list, [NAME]]);
  });

  test.each(['+31 6 12345678', '0031 6 12345678', '(06) 12 34 56 78', '+31 (0)6-12345678'])(
    'given as %s is found by every other spelling',
    async (given) => {
      const changed = await shop.asOperator('PUT', `/api/orders/${orderId}`, { customerPhone: given });
      expect(changed.status).toBe(200);
      await shop.settle();
      for (const q of typed.filter((each) => !/1234$|^1/.test(each)))
        for (const list of ['orders', 'customers'] as const)
          expect([list, q, await find(list, q)]).toEqual([list, q, [NAME]]);
    },
  );

  test('of another country is found with 00 and with a plus', async () => {
    const changed = await shop.asOperator('PUT', `/api/orders/${orderId}`, {
      customerPhone: '+49 170 1234567',
    });
    expect(changed.status).toBe(200);
    for (const q of ['0049 170 1234567', '+491701234567', '0049-170-1234567'])
      expect([q, await find('orders', q)]).toEqual([q, [NAME]]);
  });
});
