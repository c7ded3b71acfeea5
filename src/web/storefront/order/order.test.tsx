// Tests the customer's order page: the content in each state, and that the page stays private.

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CustomerOrder } from '#modules/order-overview/contract.ts';
import { cents } from '#shared/money.ts';
import { NOBODY } from '#shared/recipient/recipient.ts';
import { OrderDetails, type OrderPageData } from './order-details.tsx';
import { OrderMissing } from './order-missing.tsx';
import { stepsReached } from './order-progress.ts';

const contact = { email: 'hallo@zwartwit.example', phone: '020 123 45 67', answerHours: 2 };
const order: CustomerOrder = {
  orderNumber: 'ZW100001',
  status: 'pending',
  paymentStatus: 'paid',
  placedAt: new Date('2026-11-01T23:30:00Z'),
  shippedAt: null,
  deliveredAt: null,
  arrivesOn: '2026-11-24',
  ...NOBODY,
  customerName: 'Anna de Vries',
  customerEmail: 'anna@example.org',
  streetName: 'Dam',
  houseNumber: '1',
  houseNumberAddition: 'A',
  postalCode: '1012JS',
  city: 'Amsterdam',
  carrier: null,
  trackingCode: null,
  trackingUrl: null,
  beginsOn: '2026-11-24',
  variant: '2x',
  lines: [{ label: '2 Pack', quantity: 1, amount: cents(3743) }],
  subtotal: cents(3743),
  discount: cents(374),
  couponCode: 'WIT10',
  shipping: cents(0),
  vatRate: 21,
  vatAmount: cents(585),
  total: cents(3369),
  invoices: [],
  returns: [],
  withdrawnAt: null,
  refundBefore: null,
};
const WITHDRAWN = new Date('2026-11-20T13:03:05Z');
const draw = (change: Partial<CustomerOrder> = {}, pageData: Partial<OrderPageData> = {}) =>
  renderToStaticMarkup(
    <OrderDetails
      order={{ ...order, ...change }}
      pack={{ quantity: 2, imageUrl: null }}
      photoOn="2026-12-08"
      resultDays={14}
      links={{
        invoice: '/bestelling/abc.def/factuur',
        label: '/bestelling/abc.def/retourlabel',
        withdraw: '/herroepen?bestelling=abc',
        afterPhoto: '/bestelling/abc.def/na-foto',
        reorder: '/checkout?variant=2x',
        brushing: '/poets#1.abcdefghijk',
        review: '/leave-review?token=1.abcdefghijk',
      }}
      mayWithdraw
      lastDay={null}
      withdrawalDays={14}
      contact={contact}
      {...pageData}
    />,
  );

test('a return says where it stands, and has its label as long as it is to be sent', () => {
  const returned = { reference: 'RT100001', notSent: false, endReason: null, due: null };
  const html = draw({ returns: [{ ...returned, status: 'announced', canBeSent: true }] });
  expect(html).toContain('Je retour RT100001');
  expect(html).toContain('href="/bestelling/abc.def/retourlabel/RT100001"');
  const held = draw({ returns: [{ ...returned, notSent: true, status: 'announced', canBeSent: false }] });
  expect(held).toContain('We hebben je pakket tegengehouden');
  expect(held).not.toContain('retourlabel/');
  const refused = { ...returned, status: 'refused', canBeSent: false, endReason: 'Verzegeling <b>' } as const;
  expect(draw({ returns: [refused] })).toContain('Onze toelichting: Verzegeling &lt;b&gt;');
});

test('lines, discount, total and VAT are shown as they were paid', () => {
  const html = draw();
  for (const part of [
    'Korting (WIT10)',
    '−€3,74',
    '€33,69',
    'Waarvan 21% btw: €5,85',
    'Dam 1 A',
    'Nederland',
    'Betaald',
  ])
    expect(html).toContain(part);
});

test('dates are those of the shop', () => {
  expect(draw()).toContain('besteld op 2\u00a0november 2026');
});

test('the expected day stands there while there is one', () => {
  expect(draw()).toContain('<h1 class="legal-title">Dinsdag 24\u00a0november in huis</h1>');
  const html = draw({ arrivesOn: null });
  expect(html).toContain('<h1 class="legal-title">We hebben je bestelling ontvangen</h1>');
  expect(html).not.toContain('<h2>We hebben');
});

test('the last day to withdraw is a date once the parcel has come', () => {
  expect(draw()).toContain('tot en met 14\u00a0dagen na ontvangst.');
  const came = { status: 'delivered', deliveredAt: new Date('2026-11-24T12:00:00Z') } as const;
  expect(draw(came, { lastDay: '2026-12-08' })).toContain('tot en met dinsdag 8\u00a0december.');
});

test('of a parcel on its way no day is promised for, it says what to do when it stays away', () => {
  expect(draw({ status: 'shipped', arrivesOn: null })).toContain('Duurt het te lang? Laat het ons weten.');
  expect(draw({ status: 'shipped' })).not.toContain('Duurt het te lang?');
});

test('the link to withdraw carries the token', () => {
  expect(draw()).toContain('href="/herroepen?bestelling=abc"');
});

test.each([
  ['pending', 1],
  ['confirmed', 1],
  ['processing', 2],
  ['shipped', 3],
  ['delivered', 4],
  ['cancelled', null],
] as const)('a %s order has come to step %s', (status, steps) => {
  expect(stepsReached(status)).toBe(steps);
  const done = draw({ status }).match(/ data-done="/g)?.length ?? 0;
  expect(done).toBe(steps ?? 0);
});

describe('track and trace', () => {
  test('links to the page of the carrier', () => {
    const html = draw({ carrier: 'postnl', trackingCode: '3S1', trackingUrl: 'https://carrier.example/3S1' });
    expect(html).toContain('href="https://carrier.example/3S1"');
    expect(html).toContain('PostNL');
  });

  test('never links to anything but a web address', () => {
    const html = draw({ trackingCode: '3S1', trackingUrl: 'javascript:alert(1)' });
    expect(html).not.toContain('javascript:');
    expect(html).toContain('3S1');
  });
});

test('what was bought can be ordered again once it is there, and is photographed again two weeks later', () => {
  expect(draw({ status: 'delivered' })).toContain('href="/checkout?variant=2x"');
  expect(draw({ status: 'shipped' })).not.toContain('Bestel opnieuw');
  expect(draw()).toContain('Op dinsdag 8\u00a0december, na 14\u00a0dagen poetsen');
  expect(draw({ status: 'cancelled' })).not.toContain('na-foto');
});

test('who withdrew is asked for no photo and no other order', () => {
  const html = draw({ status: 'delivered', withdrawnAt: WITHDRAWN });
  expect(html).not.toContain('na-foto');
  expect(html).not.toContain('Bestel opnieuw');
});

test('of an order that is cancelled and paid back there is nothing left to withdraw', () => {
  expect(draw({ status: 'cancelled', paymentStatus: 'paid' })).toContain('/herroepen');
  expect(draw({ status: 'cancelled', paymentStatus: 'refunded' })).not.toContain('/herroepen');
});

test('a withdrawal is told with its moment, to the minute', () => {
  expect(draw({ withdrawnAt: WITHDRAWN })).toContain('herroepen op 20\u00a0november 2026 om 14:03 uur');
});

test('an order that is paid back says so first, with the amount and its day, and asks for nothing of the delivery any more', () => {
  const note = { number: 'C2026-000001', kind: 'credit_note', total: '-33.69' } as const;
  const html = draw({
    status: 'delivered',
    paymentStatus: 'refunded',
    trackingCode: '3S1',
    invoices: [{ ...note, issuedAt: '2026-11-21T10:00:00Z' }],
  });
  expect(html).toContain('€33,69 is teruggestort');
  expect(html).toContain('Op 21\u00a0november 2026, via het betaalmiddel waarmee je betaalde.');
  for (const gone of ['Veel plezier', '3S1', 'na-foto', '/herroepen']) expect(html).not.toContain(gone);
});

test('an order that comes back has the card of its return alone, whose label is the one black button', () => {
  const coming = {
    reference: 'RT100001',
    status: 'announced',
    notSent: false,
    canBeSent: true,
    due: null,
  } as const;
  const returns = [{ ...coming, endReason: null }];
  const html = draw({ status: 'delivered', withdrawnAt: WITHDRAWN, returns });
  expect(html).toContain('aria-current="step">Aangemeld');
  expect(html.match(/btn-primary/g)).toHaveLength(1);
  for (const gone of ['Veel plezier', 'Bestel opnieuw', 'na-foto', '/herroepen'])
    expect(html).not.toContain(gone);
});

test('of what is on its way back no label is asked for any more, and what came before stands above', () => {
  const coming = { reference: 'RT100001', status: 'underway', notSent: false, canBeSent: true } as const;
  const html = draw({
    status: 'delivered',
    deliveredAt: new Date('2026-11-17T12:00:00Z'),
    withdrawnAt: WITHDRAWN,
    returns: [{ ...coming, endReason: null, due: cents(2495) }],
    refundBefore: '2026-12-04',
  });
  expect(html).toContain('<h1 class="legal-title">Je retour is onderweg</h1>');
  expect(html).toContain('Je krijgt €24,95 terug, uiterlijk vrijdag 4\u00a0december.');
  expect(html).toContain('besteld op 2\u00a0november 2026, bezorgd op 17\u00a0november 2026');
  expect(html).not.toContain('btn-primary');
  expect(html).toContain('>Retourlabel nog eens printen</a>');
});

test('what has come is brushed with first, asked about after its weeks, and can be ordered again', () => {
  const first = (html: string) => /btn-primary[^>]*>([^<]*)</.exec(html)?.[1];
  const came = { status: 'delivered', deliveredAt: new Date('2026-11-24T12:00:00Z') } as const;
  const html = draw(came);
  expect(first(html)).toBe('Poets mee');
  expect(html).toContain('>Bezorgd op 24\u00a0november</h1>');
  expect(html).toContain('href="/checkout?variant=2x"');
  expect(html).toContain('<a href="/leave-review?token=1.abcdefghijk" class="text-center">');
  expect(first(draw(came, { photoOn: null }))).toBe('Schrijf een review');
});

test('an order that was cancelled is no return', () => {
  const held = { reference: 'RT100005', status: 'paid', notSent: true, canBeSent: false } as const;
  const html = draw({
    status: 'cancelled',
    paymentStatus: 'refunded',
    returns: [{ ...held, endReason: null, due: null }],
  });
  expect(html).toContain('Je geld (€33,69) is teruggestort, via het betaalmiddel');
  expect(html).not.toContain('RT100005');
});

test('no photo is asked for on a day gone by, and nothing to withdraw when its days have run out', () => {
  const html = draw({ status: 'delivered' }, { photoOn: null, mayWithdraw: false });
  for (const gone of ['na-foto', '/herroepen']) expect(html).not.toContain(gone);
});

test('hostile text is text', () => {
  const html = draw({ customerName: '<script>alert(1)</script>', city: '"><img src=x>' });
  expect(html).not.toMatch(/<script|<img src=x/);
});

test('an unknown link gets a page that says what to do', () => {
  const html = renderToStaticMarkup(<OrderMissing contact={contact} />);
  expect(html).toContain('We kunnen deze bestelling niet vinden');
  expect(html).toContain('mailto:hallo@zwartwit.example');
});
