import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { findAgreement } from './checkout.repository.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

test.each(['', 'agreement-1', '-'.repeat(36), 'a'.repeat(36), "'; drop table checkouts; --"])(
  'a payment with the foreign reference "%s" belongs to no agreement',
  async (reference) => {
    expect(await findAgreement(opened.database.orm, reference)).toBeNull();
  },
);
