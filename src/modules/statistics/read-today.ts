// Compares today so far with the same weekday last week up to the same time of day: sales and margin from the
// orders, visits from the statistics.

import { sumEarningsUntil } from '#modules/order-overview/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { type Clock, hours } from '#shared/clock.ts';
import { addDays, dayOf, startOfDay, startOfHour } from '#shared/shop-days.ts';
import type { Today } from './overview-contract.ts';
import { sameMomentOf } from './period.ts';
import { sumEventsWithin } from './statistics.repository.ts';

type Needs = { database: Pick<Database, 'orm'>; clock: Clock };

export async function readToday({ database: { orm }, clock }: Needs): Promise<Today> {
  const now = clock.now();
  const today = dayOf(now);
  const weekAgo = addDays(today, -7);
  const current = await readUntil(orm, today, now);
  const previous = await readUntil(orm, weekAgo, sameMomentOf(weekAgo, now));
  return {
    revenue: { current: current.revenue, previous: previous.revenue },
    orders: { current: current.orders, previous: previous.orders },
    margin: { current: current.margin, previous: previous.margin },
    costMissing: [...new Set([...current.missing, ...previous.missing])],
    visits: { current: current.visits, previous: previous.visits },
  };
}

async function readUntil(db: Orm, day: string, until: Date) {
  const hourEnd = new Date(startOfHour(until).getTime() + hours(1));
  const events = await sumEventsWithin(db, { from: startOfDay(day), until: hourEnd });
  const visits = events.find(({ name }) => name === 'visit')?.count ?? 0;
  return { ...(await sumEarningsUntil(db, day, until)), visits };
}
