// How moments are written: by the clock of the shop, in Dutch where nothing else is said, the number of a day
// and its month on one line. A format is made when it is first asked for: each costs a slow phone 20 ms.

import { SHOP_TIME_ZONE } from './clock.ts';

export function createDateFormat(
  options: Intl.DateTimeFormatOptions,
  language = 'nl-NL',
): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(language, { timeZone: SHOP_TIME_ZONE, ...options });
    return format.format(moment).replace(/(\d) (\p{L})/u, '$1\u00a0$2');
  };
}

/** "20 november 2026 om 14:05" */
export const formatDateTime = createDateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** "20 november 2026" of a moment. */
export const formatDate = createDateFormat({ dateStyle: 'long' });

/** "2026-11-20 14:05": sorts, and every program reads it as a moment. */
export const formatSortableMoment = createDateFormat({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE');

/** The same of a calendar day, which has no clock. */
export function createDayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const written = createDateFormat({ timeZone: 'UTC', ...options });
  return (day) => written(new Date(`${day}T12:00:00Z`));
}

/** "20 november 2026" of a calendar day. */
export const formatDay = createDayFormat({ dateStyle: 'long' });
