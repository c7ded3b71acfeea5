// Tests that an address is written in the same way everywhere: invoice, packing slip, both labels, mail,
// order page, back-office and file. Only the fields differ by country.

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printOrderLabels, printOrderSlips } from '#modules/fulfilment/index.ts';
import { getInvoiceFile } from '#modules/invoices/index.ts';
import { findCustomerOrder } from '#modules/order-overview/index.ts';
import { findOrder, orderView } from '#modules/orders/index.ts';
import { type SendyStandIn, startSendyStandIn } from '#tests/fakes/sendy/sendy-stand-in.ts';
import { DETAILS, sell } from '#tests/support/buyer.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';
import { orderColumns } from '#web/admin/sections/orders/list/order-columns.tsx';
import { OrderAddress } from '#web/storefront/order/order-address.tsx';

let sendy: SendyStandIn;
let shop: TestShop;
let offline: TestShop;
beforeAll(async () => {
  sendy = await startSendyStandIn();
  shop = await startTestShop({ sendy });
});
beforeAll(async () => {
  offline = await startTestShop();
});
afterAll(async () => {
  await shop.stop();
  await offline.stop();
  await sendy.stop();
});

const american = {
  streetName: '1 Main Street',
  houseNumberAddition: 'Apt 4',
  houseNumber: 'California',
  postalCode: '94016',
  city: 'Daly City',
  country: 'US',
};
const belgian = {
  streetName: 'Rue Haute',
  houseNumber: '12',
  houseNumberAddition: '3',
  postalCode: '1000',
  city: 'Brussel',
  country: 'BE',
};
const dutch = {
  streetName: 'Dam',
  houseNumber: '1',
  houseNumberAddition: 'B',
  postalCode: '1012JS',
  city: 'Amsterdam',
  country: 'NL',
};

const CASES = [
  {
    name: 'the United States',
    fields: american,
    lines: ['1 Main Street', 'Apt 4', '94016 Daly City, California', 'Verenigde Staten'],
    label: ['1 Main Street', 'Apt 4', '94016 Daly City, California', 'VERENIGDE STATEN'],
    sendy: {
      street: '1 Main Street',
      number: '',
      addition: '',
      comment: 'Apt 4',
      postal_code: '94016',
      city: 'Daly City, California',
      country: 'US',
    },
    file: '1 Main Street;;;Apt 4;94016;Daly City;California;US',
  },
  {
    name: 'Belgium',
    fields: belgian,
    lines: ['Rue Haute 12 bus 3', '1000 Brussel', 'België'],
    label: ['Rue Haute 12 bus 3', '1000 Brussel', 'BELGIË'],
    sendy: {
      street: 'Rue Haute',
      number: '12',
      addition: 'bus 3',
      comment: '',
      postal_code: '1000',
      city: 'Brussel',
      country: 'BE',
    },
    file: 'Rue Haute;12;bus 3;;1000;Brussel;;BE',
  },
  {
    name: 'the Netherlands',
    fields: dutch,
    lines: ['Dam 1 B', '1012 JS Amsterdam', 'Nederland'],
    label: ['Dam 1 B', '1012 JS Amsterdam'],
    sendy: {
      street: 'Dam',
      number: '1',
      addition: 'B',
      comment: '',
      postal_code: '1012JS',
      city: 'Amsterdam',
      country: 'NL',
    },
    file: 'Dam;1;B;;1012JS;Amsterdam;;NL',
  },
];

async function sold(at: TestShop, fields: typeof dutch): Promise<number> {
  const details = { ...DETAILS, ...fields };
  const { orderId } = await sell(at, { details, country: fields.country });
  await at.settle();
  return orderId;
}
const oneLine = (text: string) => text.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/\s+/g, ' ');

describe.each(CASES)('an address in $name', ({ fields, lines, label, sendy: atSendy, file }) => {
  test('stands on invoice, packing slip and label', async () => {
    const orderId = await sold(offline, fields);
    expect((await offline.asOperator('POST', '/api/sendy/create-label', { orderId })).status).toBe(200);
    const [invoice, slip, printed] = await Promise.all([
      getInvoiceFile(offline.shop, orderId, null),
      printOrderSlips(offline.shop, [orderId], 'A5'),
      printOrderLabels(offline.shop, [orderId], 'A6'),
    ]);
    for (const paper of [invoice, slip])
      expect(pdfText(paper.content).split('\n')).toEqual(expect.arrayContaining(lines));
    expect(pdfText(printed.content).split('\n')).toEqual(expect.arrayContaining(label));
  });

  test('goes to the label service', async () => {
    const orderId = await sold(shop, fields);
    expect((await shop.asOperator('POST', '/api/sendy/create-label', { orderId })).status).toBe(200);
    expect(sendy.shipments[0]?.body).toMatchObject(atSendy);
  });

  test('stands in the mail, on the order page, in the back-office and in the file', async () => {
    const orderId = await sold(offline, fields);
    const { orm } = offline.database;
    const [mail] = await offline.rows(
      "select html, text from mails where type = 'order_confirmation' and order_id = $1",
      [orderId],
    );
    for (const line of lines) {
      expect(String(mail?.text)).toContain(line);
      expect(String(mail?.html).replaceAll('\u00a0', ' ')).toContain(line);
    }
    const [own, row] = await Promise.all([
      findCustomerOrder(orm, orderId, { now: new Date(), cutOff: '16:00' }),
      findOrder(orm, orderId),
    ]);
    if (!own || !row) throw new Error('The order is gone');
    const page = renderToStaticMarkup(createElement(OrderAddress, { order: own }));
    expect(oneLine(page)).toContain(lines.join(' '));
    const column = orderColumns(() => undefined, true).find((each) => each.label === 'Adres');
    const cell = renderToStaticMarkup(column?.cell(orderView(row, []), ''));
    const [street = '', ...rest] = lines;
    expect(cell).toContain(street);
    expect(cell).toContain(rest.join(', '));
    const csv = await offline.asOperator('GET', `/api/admin/orders/export?q=%23${orderId}`);
    expect(String(csv.body)).toContain(file);
  });
});
