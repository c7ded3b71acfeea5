// The types of daily sales. Amounts are in cents, days (2026-11-20) in Europe/Amsterdam.

export type SalesKind = 'total' | 'hour' | 'country' | 'method' | 'coupon';

/**
 * The sales of a day, without deducting refunds. `online` counts the orders not paid by bank transfer; orders
 * paid by bank transfer are entered by an operator.
 */
export type DailySales = { day: string; orders: number; revenue: number; online: number };

export type HourlySales = Omit<DailySales, 'online'> & { key: string };

export type DailyRefunds = { day: string; refunds: number; refunded: number };

/**
 * The sales of one country, payment method or coupon code. `key` is the country code, the method (`free` when
 * nothing was paid) or the coupon code.
 */
export type SalesByKey = {
  kind: Exclude<SalesKind, 'total' | 'hour'>;
  key: string;
  orders: number;
  revenue: number;
  discount: number;
};
