// Creates the calendar file for the day of the photo of the teeth after brushing: an all-day event with a
// reminder in the morning. Line ends and line lengths follow RFC 5545.

import { afterPhotoCopy as copy } from '#copy/customer-order.ts';
import { addDays, type Day } from '#shared/shop-days.ts';

type AfterPhoto = { orderNumber: string; day: Day; resultDays: number; brand: string; madeAt: Date };

export function afterPhotoCalendar({ orderNumber, day, resultDays, brand, madeAt }: AfterPhoto): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(brand)}//NL`,
    'BEGIN:VEVENT',
    `UID:na-foto-${orderNumber}`,
    `DTSTAMP:${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `DTEND;VALUE=DATE:${digits(addDays(day, 1))}`,
    `SUMMARY:${text(copy.summary(resultDays))}`,
    `DESCRIPTION:${text(copy.description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(copy.summary(resultDays))}`,
    'TRIGGER:PT8H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const digits = (day: Day) => day.replaceAll('-', '');

/** Returns a text with the special characters of a calendar file escaped. */
const text = (words: string) => words.replace(/[\\;,]/g, '\\$&');
