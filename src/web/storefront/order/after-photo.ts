// The day of the second photo as a file for the customer's own calendar: all day, with a reminder in the
// morning. Lines end as RFC 5545 has them, and none is longer than it allows.

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

/** What means something in such a file, as text. */
const text = (words: string) => words.replace(/[\\;,]/g, '\\$&');
