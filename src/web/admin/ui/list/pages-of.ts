// What a list that is read page by page asks of the shop.

import type { $ZodType } from 'zod/v4/core';
import { askPage, type Query, type WholeOrPage } from '#web/client/ask.ts';

export const pagesOf =
  <Item extends $ZodType, Page extends $ZodType, E extends WholeOrPage<Item, Page>>(
    endpoint: E & WholeOrPage<Item, Page>,
  ) =>
  (query: Query<E>, signal?: AbortSignal) =>
    askPage(endpoint, { query, signal });
