// What happened before an order was one, for its page.

import { queryOptions } from '@tanstack/react-query';
import { basketStoryEndpoints } from '#modules/checkout/endpoints.ts';
import { ask } from '#web/client/ask.ts';

/** It is over: nothing is added to the story of a basket that was paid. */
export const basketOfOrderQuery = (id: number) =>
  queryOptions({
    queryKey: ['order-basket', id],
    queryFn: ({ signal }) => ask(basketStoryEndpoints.ofOrder, { params: { id }, signal }),
  });
