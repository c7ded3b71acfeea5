// Date formats in the shop's time zone, Dutch by default. Day and month are never separated by a line break.
// A format is created at its first use, because creating one takes 20 ms on a slow phone.

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

/** Formats a moment: "20 november 2026 om 14:05". */
export const formatDateTime = createDateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** Formats the date of a moment: "20 november 2026". */
export const formatDate = createDateFormat({ dateStyle: 'long' });

/** Formats a moment so that it sorts and programs can parse it: "2026-11-20 14:05". */
export const formatSortableMoment = createDateFormat({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE');

/** Creates a function that formats a calendar day such as `2026-11-20`, which has no time zone. */
export function createDayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const written = createDateFormat({ timeZone: 'UTC', ...options });
  return (day) => written(new Date(`${day}T12:00:00Z`));
}

/** Formats a calendar day: "20 november 2026". */
export const formatDay = createDayFormat({ dateStyle: 'long' });
