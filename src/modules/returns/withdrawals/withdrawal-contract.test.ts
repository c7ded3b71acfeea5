// Tests of the accepted fields of a withdrawal, and of its date and time text.

import { describe, expect, test } from 'vitest';
import { formatDay } from '#shared/date-formats.ts';
import { withdrawalDays } from '#shared/shop-days.ts';
import { submitWithdrawalSchema } from './withdrawal-contract.ts';
import { declaredAtText, statementOf } from './withdrawal-statement.ts';

const good = { customerName: 'Anna', orderNumber: 'ZW100001', customerEmail: 'anna@example.org' };
const messages = (input: object) => {
  const parsed = submitWithdrawalSchema.safeParse(input);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('the fields', () => {
  test('name, order and address are enough', () => {
    expect(submitWithdrawalSchema.parse(good)).toEqual(good);
  });

  test('any order number is taken, also one the shop never gave', () => {
    expect(messages({ ...good, orderNumber: 'besteld op 3 november' })).toEqual([]);
  });

  test('every missing field is named at once', () => {
    expect(messages({ customerName: ' ', orderNumber: '', customerEmail: '' })).toEqual([
      'customerName: Vul je naam in',
      'orderNumber: Vul je bestelnummer of de besteldatum in',
      'customerEmail: Vul je e-mailadres in',
    ]);
    expect(messages({})).toEqual([
      'customerName: Vul je naam in',
      'orderNumber: Vul je bestelnummer of de besteldatum in',
      'customerEmail: Vul je e-mailadres in',
    ]);
  });

  test('line breaks in a name become spaces, so that no mail header can be written with it', () => {
    expect(
      submitWithdrawalSchema.parse({ ...good, customerName: 'Anna\r\nBcc: x@example.org' }).customerName,
    ).toBe('Anna Bcc: x@example.org');
  });

  test('a reason keeps its lines and loses other control signs', () => {
    expect(submitWithdrawalSchema.parse({ ...good, reason: 'een\r\ntwee\u0000' }).reason).toBe('een\ntwee');
  });

  test('web addresses are refused, so that the receipt carries no advertising', () => {
    expect(messages({ ...good, customerName: 'Kijk op https://spam.example' })).toEqual([
      'customerName: Laat het webadres weg',
    ]);
  });

  test('too long is refused', () => {
    expect(messages({ ...good, customerName: 'a'.repeat(101), reason: 'b'.repeat(1001) })).toEqual([
      'customerName: Maximaal 100 tekens',
      'reason: Maximaal 1000 tekens',
    ]);
  });
});

test('the term of the law holds unless the shop promises more', () => {
  expect([withdrawalDays(7), withdrawalDays(14), withdrawalDays(30)]).toEqual([14, 14, 30]);
});

test('the moment is written with date, time and distance to UTC', () => {
  expect(declaredAtText(new Date('2026-11-20T13:03:05Z'))).toBe(
    'vrijdag 20\u00a0november 2026 om 14:03:05 uur (Nederlandse tijd, UTC+1)',
  );
  expect(declaredAtText(new Date('2026-06-30T22:03:05Z'))).toBe(
    'woensdag 1\u00a0juli 2026 om 00:03:05 uur (Nederlandse tijd, UTC+2)',
  );
  expect(formatDay('2026-12-04')).toBe('4\u00a0december 2026');
});

test('the statement names the order as it was written', () => {
  expect(statementOf({ orderNumber: '<b>1</b>', shopName: 'Zwartwit' })).toBe(
    'Ik deel Zwartwit hierbij mee dat ik mijn overeenkomst over bestelling <b>1</b> herroep.',
  );
});
