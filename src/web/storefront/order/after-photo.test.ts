// Tests the calendar file for the second photo: the right day, and the format calendars require.

import { expect, test } from 'vitest';
import { afterPhotoCalendar } from './after-photo.ts';

const made = afterPhotoCalendar({
  orderNumber: 'ZW100001',
  day: '2026-12-31',
  resultDays: 14,
  brand: 'Zwart, wit; zoiets',
  madeAt: new Date('2026-11-20T09:00:00.123Z'),
});

test('it is a day of its own, also over the end of a year', () => {
  expect(made).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(made).toContain('DTSTAMP:20261120T090000Z\r\n');
  expect(made).toContain('SUMMARY:Dag 14: maak je nafoto\r\n');
});

test('no line is too long, and commas of a name are no commas of the file', () => {
  expect(made).toContain('PRODID:-//Zwart\\, wit\\; zoiets//NL');
  for (const line of made.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
