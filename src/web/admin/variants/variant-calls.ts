// What the variants tab asks of the shop, and where its answers are kept. The list is never cached: a price or a stock
// that is set by it has to be the one of now.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod';
import {
  priceIssueSchema,
  type VariantInput,
  type VariantUpdate,
  variantSchema,
} from '#modules/catalog/contract.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';

const PATH = '/api/admin/variants';

export const variantsQuery = queryOptions({
  queryKey: ['variants'],
  queryFn: ({ signal }) => callApi(PATH, { parse: (answer) => z.array(variantSchema).parse(answer), signal }),
  staleTime: 0,
  gcTime: 0,
});

export const priceIssuesQuery = queryOptions({
  queryKey: ['variants', 'price-issues'],
  queryFn: ({ signal }) =>
    callApi(`${PATH}/price-issues`, { parse: (answer) => z.array(priceIssueSchema).parse(answer), signal }),
  staleTime: 0,
  gcTime: 0,
});

export const createVariant = (body: VariantInput) =>
  callApi(PATH, { method: 'POST', body, parse: ignoreAnswer });

export const updateVariant = (id: number, body: VariantUpdate) =>
  callApi(`${PATH}/${id}`, { method: 'PUT', body, parse: ignoreAnswer });

export const deleteVariant = (id: number) =>
  callApi(`${PATH}/${id}`, { method: 'DELETE', parse: ignoreAnswer });
