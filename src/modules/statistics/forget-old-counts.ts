// Counts are kept for two years and a month, enough to compare a month with the same one two years before.

import { forgetting } from '#platform/database/forgetting.ts';
import { days } from '#shared/clock.ts';
import { dayOf } from '#shared/shop-days.ts';
import { deleteBefore } from './statistics.repository.ts';

const KEPT = days(762);

export const forgetOldCounts = forgetting((tx, ago) => deleteBefore(tx, ago(KEPT), dayOf(ago(KEPT))));
