// The id in an address: a positive whole number that fits the database's column, so that anything else is a 422.

import * as z from 'zod';
import { rowIdTextSchema } from '#shared/api/row-numbers.ts';

export const idParams = z.object({ id: rowIdTextSchema });
