// The id in an address: a positive whole number that fits the database's column, so that anything else is a 422.

import * as z from 'zod';

export const idParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
