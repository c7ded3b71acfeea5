// How many payments are in which state, for the monitor.

import type { Orm } from '#platform/database/database.ts';
import { countByState } from '#platform/database/lists/count-by-state.ts';
import { payments } from './payments.tables.ts';

export const countPaymentsByStatus = (db: Orm): Promise<Record<string, number>> =>
  countByState(db, payments, payments.status);
