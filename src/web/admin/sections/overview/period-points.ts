// Divides a period into the points of a chart: the hours of one day, the days of a period up to 100 days, or
// the months of a longer one. Each point also has the figures of the same point in the period before; points
// in the future have no value.

import {
  type Analytics,
  COMPARED_WITH_DAYS_BEFORE,
  type PeriodFigures,
} from '#modules/statistics/contract.ts';
import { createDateFormat, createDayFormat } from '#shared/date-formats.ts';
import { dayOf } from '#shared/shop-days.ts';

export type Sold = { visits: number; checkouts: number; orders: number; revenue: number };

export type Place<Figures> = {
  key: string;
  label: string;
  title: string;
  /** The figures of one point of a chart over time; null when the point is in the future. */
  current: Figures | null;
  previous: Figures | undefined;
};

type Dated<Figures> = Figures & { day: string };
type Sum<Figures> = (a: Figures, b: Figures) => Figures;

const shortDay = createDayFormat({ day: 'numeric', month: 'short' });
const longDay = createDayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const shortMonth = createDayFormat({ month: 'short' });
const longMonth = createDayFormat({ month: 'long', year: 'numeric' });

/** The unit of time of the points, for texts such as "per uur", "per dag" or "per maand". */
export function placeName({ days }: Pick<PeriodFigures, 'days'>): 'uur' | 'dag' | 'maand' {
  if (days.length === 1) return 'uur';
  return days.length <= COMPARED_WITH_DAYS_BEFORE ? 'dag' : 'maand';
}

export function salesPlaces(analytics: Analytics, now: Date): Place<Sold>[] {
  if (analytics.hours.length > 0) return hourPlaces(analytics, now);
  return dayPlaces(analytics.days, analytics.previous.days, addSold, now);
}

/**
 * The points of a period: one per day, or one per month when the period is longer than 100 days. `add` sums
 * the figures of the days of a month.
 */
export function dayPlaces<Figures>(
  current: readonly Dated<Figures>[],
  previous: readonly Dated<Figures>[],
  add: Sum<Figures>,
  now: Date,
): Place<Figures>[] {
  const today = dayOf(now);
  if (current.length > COMPARED_WITH_DAYS_BEFORE) return monthPlaces(current, previous, add, today);
  return current.map((figures, index) => ({
    key: figures.day,
    label: shortDay(figures.day),
    title: longDay(figures.day),
    current: figures.day > today ? null : figures,
    previous: previous[index],
  }));
}

function monthPlaces<Figures>(
  current: readonly Dated<Figures>[],
  previous: readonly Dated<Figures>[],
  add: Sum<Figures>,
  today: string,
): Place<Figures>[] {
  const before = [...byMonth(previous, add).values()];
  return [...byMonth(current, add)].map(([month, figures], index) => ({
    key: month,
    label: shortMonth(`${month}-01`),
    title: longMonth(`${month}-01`),
    current: month > today.slice(0, 7) ? null : figures,
    previous: before[index],
  }));
}

function byMonth<Figures>(days: readonly Dated<Figures>[], add: Sum<Figures>): Map<string, Figures> {
  const months = new Map<string, Figures>();
  for (const figures of days) {
    const month = figures.day.slice(0, 7);
    const sum = months.get(month);
    months.set(month, sum === undefined ? figures : add(sum, figures));
  }
  return months;
}

const clockHour = createDateFormat({ hour: 'numeric', hourCycle: 'h23' });

function hourPlaces({ from, hours, previous }: Analytics, now: Date): Place<Sold>[] {
  const isToday = from === dayOf(now);
  const thisHour = Number.parseInt(clockHour(now), 10);
  return hours.map((figures) => ({
    key: String(figures.hour),
    label: hourText(figures.hour),
    title: `${shortDay(from)}, ${hourText(figures.hour)} – ${hourText(figures.hour + 1)}`,
    current: isToday && figures.hour > thisHour ? null : figures,
    previous: previous.hours[figures.hour],
  }));
}

const hourText = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

function addSold(a: Sold, b: Sold): Sold {
  return {
    visits: a.visits + b.visits,
    checkouts: a.checkouts + b.checkouts,
    orders: a.orders + b.orders,
    revenue: a.revenue + b.revenue,
  };
}
