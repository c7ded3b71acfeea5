// The API error for an order id that does not exist.

import { notFound } from '#shared/api/problems.ts';

/** Returns the error 404 `order_unknown` for an order id that does not exist. */
export const orderUnknown = () => notFound('Deze bestelling kennen we niet.', 'order_unknown');
