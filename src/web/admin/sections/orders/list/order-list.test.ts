import { expect, test } from 'vitest';
import { totalText } from '../../../format.ts';
import { pageQuery, readList, writeList } from '../../../ui/list/list-url.ts';
import { ORDER_LIST } from './order-list.ts';

test('an address with every filter is read, and written back as it was', () => {
  const address =
    'q=jansen&sort=highest&status=shipped&payment=refunded&country=BE&carrier=postnl&coupon=WELKOM10&from=2026-01-01&until=2026-01-31&attention=true&archived=true';
  const parameters = new URLSearchParams(address);
  const state = readList(parameters, ORDER_LIST);
  expect(writeList(new URLSearchParams(), ORDER_LIST, state).toString()).toBe(address);
});

test('what the list does not know is left out of the question', () => {
  const state = readList(
    new URLSearchParams('status=lost&country=nl&from=gisteren&attention=maybe&sort=random'),
    ORDER_LIST,
  );
  expect(pageQuery(state, null).toString()).toBe('limit=10&sort=newest');
});

test('a total says when it was not counted to the end', () => {
  expect(totalText({ total: 1, totalIsMore: false }, 'bestelling', 'bestellingen')).toBe('1 bestelling');
  expect(totalText({ total: 10_000, totalIsMore: true }, 'bestelling', 'bestellingen')).toBe(
    'meer dan 10.000 bestellingen',
  );
});
