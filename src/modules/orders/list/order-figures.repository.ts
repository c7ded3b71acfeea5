// How many orders are in which status, for the monitor.

import type { Orm } from '#platform/database/database.ts';
import { countByState } from '#platform/database/lists/count-by-state.ts';
import { orders } from '../orders.tables.ts';

export const countOrdersByStatus = (db: Orm): Promise<Record<string, number>> =>
  countByState(db, orders, orders.status);
