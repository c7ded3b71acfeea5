// The calls of kept views, and where they stand in the cache.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod';
import { type SavedView, type SaveView, savedViewSchema } from '#modules/settings/contract.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';

const PATH = '/api/admin/saved-views';

export const savedViewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['saved-views', list],
    queryFn: ({ signal }) =>
      callApi(`${PATH}?list=${list}`, { parse: (answer) => z.array(savedViewSchema).parse(answer), signal }),
  });

export const saveView = (view: SaveView): Promise<SavedView> =>
  callApi(PATH, { method: 'POST', body: view, parse: (answer) => savedViewSchema.parse(answer) });

export const deleteView = (id: number) => callApi(`${PATH}/${id}`, { method: 'DELETE', parse: ignoreAnswer });
