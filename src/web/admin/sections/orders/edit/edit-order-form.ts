// The fields and validation of the edit dialog, and their conversion to a request. Inputs hold text; amounts
// become numbers, and empty amounts are left out of the request.

import * as z from 'zod';
import {
  type Carrier,
  carriers,
  type EditOrder,
  type Order,
  orderStatuses,
} from '#modules/orders/contract.ts';
import { parseEuros, toEuros } from '#shared/money.ts';
import { typedAmount } from '../../../format.ts';
import { recipientFormOf, recipientFormShape } from '../../../shared/recipient/recipient-form.ts';
import { manualTrackingUrl } from '../list/order-tracking.ts';

const text = (max: number) => z.string().trim().max(max, `Maximaal ${max} tekens`);
const isAmount = (value: string) => (parseEuros(value) ?? -1) >= 0;
const optionalAmount = z
  .string()
  .trim()
  .refine((value) => value === '' || isAmount(value), 'Ongeldig bedrag');

/** The validation of a tracking URL: empty, or a complete URL. */
export const trackingLinkSchema = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: 'Vul een volledig webadres in, met https://' }).max(500),
]);

/**
 * The validation of the form that edits an order. It is at least as strict as `editOrderSchema`, so the
 * server accepts every value that passes.
 */
export const editFormSchema = z.object({
  ...recipientFormShape,
  status: z.enum(orderStatuses),
  variant: text(40),
  reason: text(300),
  settle: z.enum(['money', 'none']),
  total: z.string().trim().min(1, 'Totaal is verplicht').refine(isAmount, 'Ongeldig bedrag'),
  discount: optionalAmount,
  shippingCost: optionalAmount,
  couponCode: text(60),
  carrier: z.union([z.literal(''), z.enum(carriers)]),
  trackingCode: text(80),
  trackingUrl: trackingLinkSchema,
  notifyCustomer: z.boolean(),
});
export type EditForm = z.infer<typeof editFormSchema>;

export function editFormOf(order: Order): EditForm {
  return {
    ...recipientFormOf(order),
    status: order.status,
    variant: order.variant,
    reason: '',
    settle: 'money',
    total: typedAmount(order.total),
    discount: typedAmount(order.discount),
    shippingCost: typedAmount(order.shippingCost),
    couponCode: order.couponCode ?? '',
    carrier: order.carrier ?? '',
    trackingCode: order.trackingCode ?? '',
    trackingUrl: manualTrackingUrl(order),
    notifyCustomer: true,
  };
}

/**
 * The body of PUT /api/orders/{id}. For a shipped order with a tracking code it includes the time of
 * shipping: the order's own, or `now` when the order has none.
 */
export function editBody(
  form: EditForm,
  order: Pick<Order, 'version' | 'shippedAt'>,
  now: Date,
  key?: string,
): EditOrder {
  const { total, discount, shippingCost, couponCode, ...rest } = form;
  const isShipped = form.status === 'shipped' && form.trackingCode.trim() !== '';
  return {
    ...rest,
    couponCode: couponCode === '' ? null : couponCode,
    ...amountField('total', total),
    ...amountField('discount', discount),
    ...amountField('shippingCost', shippingCost),
    ...(isShipped ? { shippedAt: order.shippedAt ?? now.toISOString() } : {}),
    version: order.version,
    ...(key ? { key } : {}),
  };
}

/** The request body of the ship dialog: the five shipping fields, and whether the customer is notified. */
export function shipBody(
  parcel: { carrier: Carrier; trackingCode: string; trackingUrl: string; notifyCustomer: boolean },
  now: Date,
): EditOrder {
  return { ...parcel, status: 'shipped', shippedAt: now.toISOString() };
}

function amountField<Name extends string>(name: Name, value: string): { [key in Name]?: number } {
  const amount = parseEuros(value);
  const field: { [key in Name]?: number } = {};
  return amount === null ? field : Object.assign(field, { [name]: toEuros(amount) });
}
