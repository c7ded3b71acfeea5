// How many mails are in which state of delivery, for the monitor.

import type { Orm } from '#platform/database/database.ts';
import { countByState } from '#platform/database/lists/count-by-state.ts';
import { mails } from './mail.tables.ts';

export const countMailsByStatus = (db: Orm): Promise<Record<string, number>> =>
  countByState(db, mails, mails.status);
