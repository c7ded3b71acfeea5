// Tests that a choice is valid for 12 months and only for the question it answered.

import { describe, expect, test } from 'vitest';
import { writeRecord } from './consent-cookie.ts';
import { ACCEPTED, CONSENT_VERSION, type ConsentRecord, readRecord } from './consent-record.ts';

const time = '2026-11-20T12:00:00.000Z';
const now = Date.parse(time);
const DAY = 24 * 60 * 60 * 1000;
const read = (value: string, at = now) => readRecord(decodeURIComponent(value), at);
const record: ConsentRecord = { id: 'a1b2', version: CONSENT_VERSION, choices: ACCEPTED, time };

describe('a stored choice', () => {
  test('reads as it was written, in characters a cookie may have', () => {
    const value = writeRecord(record);
    expect(value).not.toMatch(/[;,\s"]/);
    expect(read(value)).toEqual(record);
  });

  test('counts for 365 days', () => {
    expect(read(writeRecord(record), now + 364 * DAY)).not.toBeNull();
    expect(read(writeRecord(record), now + 365 * DAY)).toBeNull();
  });

  test('to another version of the question is none', () => {
    expect(read(writeRecord({ ...record, version: CONSENT_VERSION - 1 }))).toBeNull();
  });

  test.each([
    null,
    '',
    '%',
    '{}',
    'accepted',
    '{"id":"x","version":1,"time":"soon","choices":{"statistics":true,"marketing":true}}',
    '{"id":"x","version":1,"time":"2026-11-20T12:00:00Z","choices":{"statistics":"yes"}}',
  ])('that cannot be read is none: %j', (value) => {
    expect(readRecord(value, now)).toBeNull();
  });
});
