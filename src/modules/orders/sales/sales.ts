// What is known of a day's sales. Amounts in cents, days (2026-11-20) in Europe/Amsterdam.

export type SalesKind = 'total' | 'hour' | 'country' | 'method' | 'coupon';

/**
 * Refunds are not taken off. `online`: of the orders, those that were not paid by bank, which an operator
 * takes down.
 */
export type DailySales = { day: string; orders: number; revenue: number; online: number };

export type HourlySales = Omit<DailySales, 'online'> & { key: string };

export type DailyRefunds = { day: string; refunds: number; refunded: number };

/** `key` is a country's code, a way to pay (`free` when there was nothing to pay) or a discount code. */
export type SalesByKey = {
  kind: Exclude<SalesKind, 'total' | 'hour'>;
  key: string;
  orders: number;
  revenue: number;
  discount: number;
};
