// What happened before an order was one, for its page.

import { queryOptions } from '@tanstack/react-query';
import { basketStorySchema } from '#modules/checkout/contract.ts';
import { callApi } from '#web/client/api-client.ts';

/** It is over: nothing is added to the story of a basket that was paid. */
export const basketOfOrderQuery = (id: number) =>
  queryOptions({
    queryKey: ['order-basket', id],
    queryFn: ({ signal }) =>
      callApi(`/api/admin/orders/${id}/basket`, {
        parse: (answer) => basketStorySchema.parse(answer),
        signal,
      }),
  });
