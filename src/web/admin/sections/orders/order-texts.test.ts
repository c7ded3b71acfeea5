// Tests the texts of an order: addresses, goods, statuses and history.

import { describe, expect, test } from 'vitest';
import { statusChoices } from '../../shared/orders/order-texts.ts';
import { orderLines } from './order-lines.ts';
import { eventText } from './timeline-text.ts';

describe('the goods', () => {
  test('names, prices and quantities are read', () => {
    expect(orderLines('[{"name":"2 Pack","price":37.43,"quantity":2}]')).toEqual([
      { position: 0, name: '2 Pack', price: '37.43', quantity: 2 },
    ]);
  });

  test.each(['', 'null', '{}', '[1', '"x"'])('%s holds no goods', (text) => {
    expect(orderLines(text)).toEqual([]);
  });

  test('a line with only a variant is called after it', () => {
    expect(orderLines('[{"variant":"2x","quantity":"3"}]')).toEqual([
      { position: 0, name: '2x', price: '', quantity: 3 },
    ]);
  });
});

test('the dropdown of a row has five statuses, and a confirmed order keeps its own', () => {
  expect(statusChoices('pending')).toEqual(['pending', 'processing', 'shipped', 'delivered', 'cancelled']);
  expect(statusChoices('confirmed')[0]).toBe('confirmed');
});

describe('the history', () => {
  const event = { from: null, to: null, note: null };

  test.each([
    [
      { ...event, kind: 'placed', to: 'pending', note: 'webhook' },
      'Bestelling geplaatst, gemeld door de betaaldienst',
    ],
    [{ ...event, kind: 'status', from: 'pending', to: 'shipped' }, 'Status: In afwachting → Verzonden'],
    [{ ...event, kind: 'edited', from: '4995', to: '4238', note: 'total' }, 'Totaal: €49,95 → €42,38'],
    [{ ...event, kind: 'edited', to: 'Utrecht', note: 'city' }, 'Plaats ingevuld: Utrecht'],
    [{ ...event, kind: 'flagged', to: 'oversold' }, 'Aandacht: Verkocht boven de voorraad'],
    [{ ...event, kind: 'label_made', to: 'AB1' }, 'label made · AB1'],
  ])('%j reads well', (happened, text) => {
    expect(eventText(happened)).toBe(text);
  });

  test('fields of an address are called what they are in the country of the order', () => {
    const edited = { ...event, kind: 'edited', to: 'California', note: 'houseNumber' };
    expect(eventText(edited)).toBe('Huisnummer ingevuld: California');
    expect(eventText(edited, 'US')).toBe('Staat of provincie ingevuld: California');
  });
});
