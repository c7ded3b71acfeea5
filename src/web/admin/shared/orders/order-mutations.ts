// The mutations of orders. They show a change at once, roll it back after a refusal, and show the messages.

import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { orderChangeEndpoints } from '#modules/order-changes/endpoints.ts';
import type { OrderDetail } from '#modules/order-overview/contract.ts';
import type { EditOrder, Order, OrderPage, OrderStatus } from '#modules/orders/contract.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { request, send } from '#web/client/request.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ORDER_LISTS, orderQuery } from '../../admin-queries.ts';
import { invalidateQueries } from '../../query-client.ts';
import { canBeUndone } from './order-texts.ts';

/**
 * The queries to refetch after a change of an order; the outbox too, because the change may have sent a mail.
 */
const ORDER_KEYS: readonly QueryKey[] = [['orders'], ['outbox']];

/**
 * Returns a function that changes the status of an order. The new status is shown immediately. A refusal, for
 * example after a concurrent edit, restores the old status and shows the reason. The success message offers
 * undo when `canBeUndone` is true.
 */
export function useChangeStatus(order: Pick<Order, 'id' | 'status' | 'version'>) {
  const client = useQueryClient();
  const mutation = useMutation({
    // Two quick changes of one order are sent one after the other, each with the version the previous change
    // returned.
    scope: { id: `order-${order.id}` },
    mutationFn: (status: OrderStatus) =>
      request(orderEndpoints.changeStatus, {
        params: { id: order.id },
        body: { status, version: seenVersion(client, order) },
      }),
    meta: { invalidates: ORDER_KEYS, failed: 'Error updating order' },
    onMutate: async (status) => {
      await client.cancelQueries({ queryKey: ['orders'] });
      updateCachedOrder(client, order.id, { status });
      return { previous: order.status };
    },
    onError: (_error, _status, context) => {
      if (context) updateCachedOrder(client, order.id, { status: context.previous });
    },
    onSuccess: ({ version }, status, { previous }) => {
      updateCachedOrder(client, order.id, { version });
      const undo = { label: 'Ongedaan maken', run: () => mutation.mutate(previous) };
      toast({
        title: 'Order status updated',
        ...(canBeUndone(previous, status) ? { otherAction: undo } : {}),
      });
    },
  });
  return mutation;
}

function seenVersion(client: QueryClient, order: Pick<Order, 'id' | 'version'>): number {
  const lists = client.getQueriesData<InfiniteData<OrderPage>>({ queryKey: ORDER_LISTS });
  const listed = lists.flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? []);
  const detail = client.getQueryData<OrderDetail>(orderQuery(order.id).queryKey);
  const seen = [...listed.filter(({ id }) => id === order.id), ...(detail ? [detail] : [])];
  return Math.max(order.version, ...seen.map(({ version }) => version));
}

/**
 * Returns a function that saves any part of an order and refetches the queries that show it. A refusal is
 * thrown, and the dialog that called the function shows it.
 */
export function useSaveOrder(id: number): (body: EditOrder) => Promise<void> {
  const client = useQueryClient();
  return async (body) => {
    await send(orderChangeEndpoints.edit, { params: { id }, body });
    await invalidateQueries(client, ORDER_KEYS);
  };
}

/**
 * Returns a function that deletes an order and removes it from cached lists. A refusal is thrown, and the
 * dialog that called the function shows it.
 */
export function useDeleteOrder(id: number): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await send(orderEndpoints.remove, { params: { id } });
    removeCachedOrder(client, id);
    // Not awaited: the page of a deleted order must close before its data are refetched.
    void invalidateQueries(client, ORDER_KEYS);
  };
}

function updateCachedOrder(client: QueryClient, id: number, change: Partial<Order>): void {
  const update = (order: Order): Order => (order.id === id ? { ...order, ...change } : order);
  updateCachedLists(client, (items) => items.map(update));
  client.setQueryData<OrderDetail>(orderQuery(id).queryKey, (detail) => detail && { ...detail, ...change });
}

function removeCachedOrder(client: QueryClient, id: number): void {
  updateCachedLists(client, (items) => items.filter((order) => order.id !== id));
  client.removeQueries({ queryKey: orderQuery(id).queryKey });
}

function updateCachedLists(client: QueryClient, change: (items: Order[]) => Order[]): void {
  client.setQueriesData<InfiniteData<OrderPage>>(
    { queryKey: ORDER_LISTS },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );
}
