// The answer for a pack that is not in stock.

import { refusing } from '#shared/api/problems.ts';

/** Returns the error 409 `sold_out`, for a pack that is not in stock. */
export const soldOut = refusing('sold_out', 'Uitverkocht: dit pack is er op dit moment niet.');
