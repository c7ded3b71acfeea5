// What the tab of withdrawals asks of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import { type WithdrawalPage, withdrawalPageSchema } from '#modules/orders/contract.ts';
import { callApi } from '#web/client/api-client.ts';

const PATH = '/api/admin/withdrawals';

export const WITHDRAWAL_LISTS: QueryKey = ['withdrawals'];

export const fetchWithdrawalPage = (query: URLSearchParams, signal: AbortSignal): Promise<WithdrawalPage> =>
  callApi(`${PATH}?${query}`, { parse: (answer) => withdrawalPageSchema.parse(answer), signal });

export const withdrawalsFile = (query: URLSearchParams) => `${PATH}.csv?${query}`;
