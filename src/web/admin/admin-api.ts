// The calls several sections of the back-office share, with the shapes of their answers; a section keeps its own beside it.
// Reads take the signal of their query, so that a page that is left behind does not go on asking.

import * as z from 'zod';
import { type LogIn, operatorSchema } from '#modules/accounts/contract.ts';
import { type DraftPage, draftPageSchema } from '#modules/drafts/contract.ts';
import { type MailPage, mailPageSchema } from '#modules/mail/contract.ts';
import {
  type ChangeStatus,
  type EditOrder,
  type Order,
  type OrderDetail,
  type OrderPage,
  orderDetailSchema,
  orderPageSchema,
  orderSchema,
} from '#modules/orders/contract.ts';
import { publicReviewSchema } from '#modules/reviews/contract.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';

type Signal = AbortSignal | undefined;

const listOf =
  <Item>(item: z.ZodType<Item>) =>
  (answer: unknown): Item[] =>
    z.array(item).parse(answer);

export const logIn = (body: LogIn) =>
  callApi('/api/admin/login', {
    method: 'POST',
    body,
    parse: (answer) => operatorSchema.parse(answer),
  });

export const logOut = () =>
  callApi('/api/admin/logout', { method: 'POST', parse: ignoreAnswer, final: true });

export const fetchOrderPage = (query: URLSearchParams, signal: Signal): Promise<OrderPage> =>
  callApi(`/api/admin/orders?${query}`, { parse: (answer) => orderPageSchema.parse(answer), signal });

export const fetchOrder = (id: number, signal?: Signal): Promise<OrderDetail> =>
  callApi(`/api/admin/orders/${id}`, { parse: (answer) => orderDetailSchema.parse(answer), signal });

export const changeOrderStatus = (id: number, body: ChangeStatus): Promise<Order> =>
  callApi(`/api/admin/orders/${id}`, { method: 'PATCH', body, parse: (answer) => orderSchema.parse(answer) });

export const editOrder = (id: number, order: EditOrder) =>
  callApi(`/api/orders/${id}`, { method: 'PUT', body: order, parse: ignoreAnswer });

export const renewOrderLink = (id: number) =>
  callApi(`/api/admin/orders/${id}/link`, { method: 'POST', parse: ignoreAnswer });

export const deleteOrder = (id: number) =>
  callApi(`/api/orders/${id}`, { method: 'DELETE', parse: ignoreAnswer });

export const fetchDraftPage = (query: URLSearchParams, signal: Signal): Promise<DraftPage> =>
  callApi(`/api/draft-orders?${query}`, { parse: (answer) => draftPageSchema.parse(answer), signal });

export const fetchMailPage = (query: URLSearchParams, signal: Signal): Promise<MailPage> =>
  callApi(`/api/admin/outbox?${query}`, { parse: (answer) => mailPageSchema.parse(answer), signal });

export const fetchReviews = (signal: Signal) =>
  callApi('/api/reviews', { parse: listOf(publicReviewSchema), signal });
