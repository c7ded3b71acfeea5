// The API schemas of the order list: filters, search, sort orders and pages.

import * as z from 'zod';
import { CARRIERS } from '#modules/shipping/contract.ts';
import { pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { orderStatuses, paymentStates, UNSENT } from '../order-states.ts';

export const orderSorts = ['newest', 'oldest', 'highest', 'lowest', 'name', 'name_desc'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** The filters of the order list in the back-office; the CSV export of orders accepts the same filters. */
export const orderFilterSchema = z.object({
  /**
   * The search words of the order list. An order matches when each word occurs in its number, name, e-mail,
   * phone, address, tracking code, payment id or coupon code.
   */
  q: searchTextSchema.optional(),
  status: z.enum([UNSENT, ...orderStatuses]).optional(),
  payment: z.enum(paymentStates).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  carrier: z.enum(CARRIERS).optional(),
  coupon: z.string().trim().max(60).optional(),
  /**
   * The first day of the order list: orders placed on an earlier day are left out. `until` is the last day.
   * Both days are included, in the shop's time zone.
   */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** True lists only the orders with a flag, such as `oversold`, that need an operator's attention. */
  attention: z.stringbool().optional(),
  /** True lists only archived orders; every other order list leaves them out. */
  archived: z.stringbool().optional(),
});
type ParsedFilter = z.output<typeof orderFilterSchema>;
export type OrderFilter = { [Name in keyof ParsedFilter]?: ParsedFilter[Name] | undefined };

export const sortedOrdersQuerySchema = orderFilterSchema.extend({ sort: z.enum(orderSorts).optional() });

export const listOrdersQuerySchema = sortedOrdersQuerySchema.extend(pageShape);
export type ListOrdersQuery = z.output<typeof listOrdersQuerySchema>;
