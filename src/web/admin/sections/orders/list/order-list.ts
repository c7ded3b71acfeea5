// The search, filters and sort orders of the list of orders with their labels; the URL holds their values.

import {
  carriers,
  type OrderSort,
  orderSorts,
  orderStatuses,
  PAYMENT_NAMES,
  paymentStates,
  STATUS_NAMES,
  UNSENT,
} from '#modules/orders/contract.ts';
import { CARRIER_NAMES } from '#modules/shipping/contract.ts';
import type { ListChange, ListShape, ListState } from '../../../ui/list/list-url.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const ORDER_LIST = {
  filters: {
    status: [UNSENT, ...orderStatuses],
    payment: paymentStates,
    country: /^[A-Z]{2}$/,
    carrier: carriers,
    coupon: /^\S{1,60}$/,
    from: DAY,
    until: DAY,
    attention: ['true'],
    archived: ['true'],
  },
  sorts: orderSorts,
} as const satisfies ListShape;

type OrderFilterName = keyof typeof ORDER_LIST.filters;
export type OrderListState = ListState<OrderFilterName, OrderSort>;
export type OrderListChange = ListChange<OrderFilterName, OrderSort>;

/** The filters that are hidden behind the filter button. Search, status and sort order are always visible. */
export const MORE_FILTERS = [
  'payment',
  'country',
  'carrier',
  'coupon',
  'from',
  'until',
  'attention',
  'archived',
] as const satisfies readonly OrderFilterName[];

type Options = readonly (readonly [value: string, label: string])[];

const optionsOf = <Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, string>>,
): Options => [['', 'Alle'], ...codes.map((code) => [code, names[code]] as const)];

export const STATUS_OPTIONS = optionsOf([UNSENT, ...orderStatuses], {
  [UNSENT]: 'Te verzenden',
  ...STATUS_NAMES,
});
export const PAYMENT_OPTIONS = optionsOf(paymentStates, PAYMENT_NAMES);
export const CARRIER_OPTIONS = optionsOf(carriers, CARRIER_NAMES);
export const YES_OPTIONS = [
  ['', 'Nee'],
  ['true', 'Ja'],
] as const satisfies Options;

export const SORT_NAMES: Readonly<Record<OrderSort, string>> = {
  newest: 'Nieuwste eerst',
  oldest: 'Oudste eerst',
  highest: 'Hoogste bedrag',
  lowest: 'Laagste bedrag',
  name: 'Naam A–Z',
  name_desc: 'Naam Z–A',
};
