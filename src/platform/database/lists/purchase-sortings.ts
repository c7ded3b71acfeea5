// The sort orders of orders and abandoned baskets: by moment, amount and name.

import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Sorting } from './keyset.ts';

type Sortable = Record<'createdAt' | 'total' | 'customerName' | 'id', SQLWrapper>;

const moment = ({ createdAt }: Sortable) => createdAt;
const amount = ({ total }: Sortable) => total;
const name = ({ customerName }: Sortable) => sql`lower(${customerName})`;

export const PURCHASE_SORTINGS = {
  newest: { key: moment, descending: true },
  oldest: { key: moment, descending: false },
  highest: { key: amount, descending: true },
  lowest: { key: amount, descending: false },
  name: { key: name, descending: false },
  name_desc: { key: name, descending: true },
} satisfies Record<string, Sorting<Sortable>>;
