// The texts about the delivery day of a parcel: "morgen", a weekday within the week, else a date.

import { createDayFormat } from '#shared/date-formats.ts';
import { addDays, type Day, formatWeekday, type HomeCountry } from '#shared/shop-days.ts';
import { capitalise } from '#shared/writing/capitalise.ts';

/**
 * The promised delivery day of an order placed now. `word` is "morgen" or a weekday such as "dinsdag".
 * `homes` are the countries it is promised for (NL, BE). `until` is the time today at which the promise ends
 * ("16:00"); null when it lasts all day.
 */
export type NearbyDay = { word: string; homes: readonly HomeCountry[]; until: string | null };

const weekday = createDayFormat({ weekday: 'long' });

/** Names a day relative to `today`: "morgen", "dinsdag" within the week, else "dinsdag 5 januari". */
export function dayWord(day: Day, today: Day): string {
  if (day === addDays(today, 1)) return 'morgen';
  return day < addDays(today, 7) ? weekday(day) : formatWeekday(day);
}

export const deliveryCopy = {
  /** Text in place of a day when no delivery day is promised: "Vandaag besteld = zodra het kan in huis". */
  noDay: 'zodra het kan',
  banner: ({ word, homes }: NearbyDay) =>
    `Vandaag besteld\u00a0=\u00a0${capitalise(word)} in huis (${homes.join('\u00a0&\u00a0')})`,
  /**
   * The sentence after the delivery promise in the banner: the time by which to order for it, such as "Bestel
   * voor 16:00."; shown only before that time.
   */
  until: (time: string) => `Bestel voor ${time}.`,
  nearby: ({ word, homes }: NearbyDay) =>
    `${capitalise(word)} in huis in ${homes.map((home) => HOME_NAMES[home]).join(' en ')}`,
  inHouse: (day: Day) => `${capitalise(formatWeekday(day))} in huis`,
  expected: (day: Day) => `We verwachten je pakket ${formatWeekday(day)} bij je.`,
  abroad: 'We geven je pakket de eerstvolgende werkdag mee aan de bezorger.',
} as const;

const HOME_NAMES: Readonly<Record<HomeCountry, string>> = { NL: 'Nederland', BE: 'België' };
