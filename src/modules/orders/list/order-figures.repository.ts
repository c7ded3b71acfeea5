// How many orders are in which status, for the monitor.

import { countByState } from '#platform/database/count-by-state.ts';
import type { Orm } from '#platform/database/database.ts';
import { orders } from '../orders.tables.ts';

export const countOrdersByStatus = (db: Orm): Promise<Record<string, number>> =>
  countByState(db, orders, orders.status);
