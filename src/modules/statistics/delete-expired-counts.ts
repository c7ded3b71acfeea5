// Deletes counts after two years and a month, so that a month can be compared with the same month two years
// before.

import { defineRetention } from '#platform/database/retention.ts';
import { days } from '#shared/clock.ts';
import { dayOf } from '#shared/shop-days.ts';
import { deleteBefore } from './statistics.repository.ts';

const RETENTION_MS = days(762);

export const deleteExpiredCounts = defineRetention((tx, ago) =>
  deleteBefore(tx, ago(RETENTION_MS), dayOf(ago(RETENTION_MS))),
);
