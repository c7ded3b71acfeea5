// Tests which values the edit and ship dialogs accept and send.

import { describe, expect, test } from 'vitest';
import { editOrderSchema, type Order } from '#modules/orders/contract.ts';
import { EXAMPLE_ORDER as order } from '#tests/support/example-order.ts';
import { editBody, editFormOf, editFormSchema, shipBody } from './edit-order-form.ts';

const form = editFormOf(order);
const now = new Date('2026-11-20T12:00:00Z');
const messages = (change: object) =>
  editFormSchema.safeParse({ ...form, ...change }).error?.issues.map(({ message }) => message) ?? [];

describe('the rules', () => {
  test('amounts stand there as they are written here, with a comma', () => {
    expect(form).toMatchObject({ total: '29,90', discount: '0,00', shippingCost: '4,95' });
  });

  test('an order as it is passes', () => {
    expect(messages({})).toEqual([]);
  });

  test.each([
    [{ customerName: ' ' }, 'Naam is verplicht'],
    [{ customerEmail: 'sanne' }, 'Voer een geldig e-mailadres in'],
    [{ total: '' }, 'Totaal is verplicht'],
    [{ total: 'veel' }, 'Ongeldig bedrag'],
    [{ total: '-1' }, 'Ongeldig bedrag'],
    [{ discount: '1,234' }, 'Ongeldig bedrag'],
    [{ trackingUrl: 'track.example' }, 'Vul een volledig webadres in, met https://'],
    [{ trackingUrl: 'javascript:alert(1)' }, 'Vul een volledig webadres in, met https://'],
  ])('%j is refused', (change, message) => {
    expect(messages(change)).toContain(message);
  });

  test('what passes here passes the API', () => {
    const typed = {
      ...form,
      total: '24,95',
      discount: '',
      trackingCode: 'AB1',
      carrier: 'postnl',
      status: 'shipped',
    };
    const body = editBody(editFormSchema.parse(typed), order, now);
    expect(editOrderSchema.safeParse(body).success).toBe(true);
  });
});

describe('the body', () => {
  test('the total is a number, with a comma or a point', () => {
    expect(editBody({ ...form, total: '24,95' }, order, now).total).toBe(24.95);
    expect(editBody({ ...form, total: '24.95' }, order, now).total).toBe(24.95);
  });

  test('an empty discount or shipping is not sent', () => {
    const body = editBody({ ...form, discount: '', shippingCost: ' ' }, order, now);
    expect(body).not.toHaveProperty('discount');
    expect(body).not.toHaveProperty('shippingCost');
  });

  test('the moment of shipping is sent only when shipped with a tracking code', () => {
    expect(editBody({ ...form, status: 'shipped' }, order, now)).not.toHaveProperty('shippedAt');
    expect(editBody({ ...form, trackingCode: 'AB1' }, order, now)).not.toHaveProperty('shippedAt');
    expect(editBody({ ...form, status: 'shipped', trackingCode: 'AB1' }, order, now).shippedAt).toBe(
      '2026-11-20T12:00:00.000Z',
    );
  });

  test('a parcel already on its way keeps its moment of shipping', () => {
    const shipped = { version: 3, shippedAt: '2026-11-02T08:00:00.000Z' };
    const body = editBody({ ...form, status: 'shipped', trackingCode: 'AB1' }, shipped, now);
    expect(body.shippedAt).toBe(shipped.shippedAt);
  });

  test('the version the editor saw goes along', () => {
    expect(editBody(form, order, now).version).toBe(3);
  });

  test('shipping sends the five fields and whether the customer hears of it', () => {
    const parcel = { carrier: 'dhl', trackingCode: 'AB1', trackingUrl: '', notifyCustomer: false } as const;
    expect(shipBody(parcel, now)).toEqual({
      ...parcel,
      status: 'shipped',
      shippedAt: '2026-11-20T12:00:00.000Z',
    });
  });
});

test('a link the shop made itself is not offered as one somebody gave', () => {
  const made = 'https://jouw.postnl.nl/track-and-trace/AB1-NL-1234AB';
  const sent: Order = { ...order, carrier: 'postnl', trackingCode: 'AB1', trackingUrl: made };
  expect(editFormOf(sent).trackingUrl).toBe('');
  expect(editFormOf({ ...sent, trackingUrl: 'https://t.example/1' }).trackingUrl).toBe('https://t.example/1');
});
