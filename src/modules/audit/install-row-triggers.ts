// Installs the trigger that records row changes on every table that lacks it, so a new table is covered from
// the first start. The trigger records only an operator's writes; for writes of customers and jobs it makes
// one comparison and ends.

import type { Database } from '#platform/database/database.ts';
import {
  createRowTrigger,
  createTriggerFunction,
  listTablesWithoutTrigger,
  lockTriggerInstallation,
} from './row-triggers.repository.ts';

/**
 * The tables that get no trigger: internal tables and computed data, whose changes say nothing about an
 * operator's actions.
 */
const UNAUDITED_TABLES = [
  'audit_entries',
  'audit_changes',
  'audit_seals',
  'audit_verification',
  'operator_sessions',
  'login_failures',
  'request_counts',
  'mail_attempts',
  'stock_holds',
  'coupon_holds',
  'statistics_events',
  'statistics_days',
  'statistics_vitals',
  'import_progress',
  'import_entries',
  'statistics_vital_spread',
  'sales_days',
  'sales_days_changed',
  'cart_days',
  'customers_changed',
  'comparisons',
  'journal_entries',
  'payouts',
  'balance_fetches',
  'notices',
  'notice_watch',
  'push_keys',
  'push_subscriptions',
];

/** Installs the missing triggers. Safe at every start, and from several processes at once. */
export async function installRowTriggers({
  database,
}: {
  database: Pick<Database, 'transaction'>;
}): Promise<void> {
  await database.transaction(async (tx) => {
    await lockTriggerInstallation(tx);
    await createTriggerFunction(tx);
    for (const table of await listTablesWithoutTrigger(tx)) {
      if (!UNAUDITED_TABLES.includes(table.name)) await createRowTrigger(tx, table);
    }
  });
}
