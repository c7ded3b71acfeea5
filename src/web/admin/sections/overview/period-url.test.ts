import { describe, expect, test } from 'vitest';
import { readPeriod, writePeriod } from './period-url.ts';

const now = new Date('2026-11-20T12:00:00Z');
const read = (address: string) => readPeriod(new URLSearchParams(address), now);

describe('the period in the address', () => {
  test.each([
    ['', '30', '2026-10-22', '2026-11-20'],
    ['period=onzin', '30', '2026-10-22', '2026-11-20'],
    ['period=today', 'today', '2026-11-20', '2026-11-20'],
    ['period=7', '7', '2026-11-14', '2026-11-20'],
    ['period=12m', '12m', '2025-12-01', '2026-11-20'],
    ['period=own&from=2026-01-05&to=2026-01-31', 'own', '2026-01-05', '2026-01-31'],
    ['period=own', 'own', '2026-10-22', '2026-11-20'],
    ['period=own&from=2026-12-01&to=2027-01-01', 'own', '2026-11-20', '2026-11-20'],
    ['period=own&from=2026-02-10&to=2026-01-01', 'own', '2026-01-01', '2026-01-01'],
    ['period=own&from=2020-01-01&to=2026-06-30', 'own', '2025-06-30', '2026-06-30'],
  ])('"%s" is %s, from %s until %s', (address, choice, from, until) => {
    expect(read(address)).toEqual({ choice, from, until });
  });

  test('comes back as it was written and leaves the rest of the address alone', () => {
    const address = writePeriod(new URLSearchParams('q=1'), {
      choice: 'own',
      from: '2026-01-05',
      until: '2026-01-31',
    });
    expect(address.toString()).toBe('q=1&period=own&from=2026-01-05&to=2026-01-31');
    expect(writePeriod(address, read('')).toString()).toBe('q=1');
  });

  test('twelve months in December are those of the year', () => {
    expect(readPeriod(new URLSearchParams('period=12m'), new Date('2026-12-05T12:00:00Z')).from).toBe(
      '2026-01-01',
    );
  });
});
