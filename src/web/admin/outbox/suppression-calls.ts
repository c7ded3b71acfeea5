// What the list of blocked addresses asks of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import {
  type AddSuppression,
  type SuppressionPage,
  suppressionPageSchema,
  suppressionSchema,
} from '#modules/mail/contract.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';

const PATH = '/api/admin/mail-suppressions';

export const SUPPRESSIONS: QueryKey = ['suppressions'];

export const fetchSuppressionPage = (
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<SuppressionPage> => {
  // There is one order, and the call has no name for it.
  query.delete('sort');
  return callApi(`${PATH}?${query}`, { parse: (answer) => suppressionPageSchema.parse(answer), signal });
};

export const addSuppression = (body: AddSuppression) =>
  callApi(PATH, { method: 'POST', body, parse: (answer) => suppressionSchema.parse(answer) });

export const removeSuppression = (id: number) =>
  callApi(`${PATH}/${id}`, { method: 'DELETE', parse: ignoreAnswer });
