// Tests the `meta` of back-office mutations: which queries they refetch and how they report a refusal.

import { type MutationMeta, MutationObserver, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from '#web/client/api-client.ts';
import { listToasts } from '#web/ui/toast/toast-store.ts';
import { createAdminQueryClient } from './query-client.ts';

const LISTS: readonly QueryKey[] = [
  ['coupons', 'list'],
  ['orders', 'list'],
];

/** Creates a query client with lists that were already loaded before the mutation. */
function clientWithLists(): QueryClient {
  const client = createAdminQueryClient();
  for (const queryKey of LISTS) client.setQueryData(queryKey, []);
  return client;
}

const outdated = (client: QueryClient) =>
  LISTS.filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated).map(([section]) => section);

const change = (client: QueryClient, meta: MutationMeta, mutationFn: () => Promise<unknown>) =>
  new MutationObserver(client, { mutationFn, meta }).mutate();

const refuse = () =>
  Promise.reject(new ApiError(409, JSON.stringify({ code: 'used', detail: 'De code is gebruikt.' })));

const openToasts = () => listToasts().filter(({ open }) => open);

test('what a change names is read again, by the first word of its place, and nothing else', async () => {
  const client = clientWithLists();
  await change(client, { invalidates: [['coupons']] }, () => Promise.resolve());
  expect(outdated(client)).toEqual(['coupons']);
  expect(openToasts()).toEqual([]);
});

test('a refusal is told under the title of the change, and what it names is read again all the same', async () => {
  const client = clientWithLists();
  const meta = { invalidates: [['coupons']], failed: 'Error updating coupon' };
  await expect(change(client, meta, refuse)).rejects.toThrow('409');
  expect(outdated(client)).toEqual(['coupons']);
  expect(openToasts()).toMatchObject([
    { title: 'Error updating coupon', description: 'De code is gebruikt.', severity: 'high' },
  ]);
});

test('a refusal without a title is left to whoever asked', async () => {
  const before = openToasts();
  await expect(change(clientWithLists(), {}, refuse)).rejects.toThrow('409');
  expect(openToasts()).toEqual(before);
});
