// Tests settings on a real database: seeded once, changed in part, cached until they change.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '#shared/api/problems.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { defaultSettings } from './default-settings.ts';
import { createGetSettings, SETTINGS_CHANGED } from './get-settings.ts';
import { seedSettings } from './seed-settings.ts';
import { updateSettings } from './update-settings.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
let shop: TestDatabase;

/**
 * Stores a change of settings as another process would, so that this process's cached settings are not
 * dropped directly.
 */
const changeIn =
  ({ database }: TestDatabase) =>
  (change: unknown) =>
    updateSettings({ database, clock, getSettings: { invalidate: () => {} } }, change);

beforeAll(async () => {
  shop = await openTestDatabase();
  await shop.database.transaction((tx) => seedSettings(tx, clock));
});
afterAll(() => shop.drop());

describe('settings in the database', () => {
  test('a change is stored, told and read; the rest stays; seeding again undoes nothing', async () => {
    const { database } = shop;
    const getSettings = createGetSettings({ database });
    const notified: string[] = [];
    await database.listen(SETTINGS_CHANGED, (sections) => void notified.push(sections));
    expect(await getSettings()).toEqual(defaultSettings);
    const answered = await updateSettings(
      { database, clock, getSettings },
      {
        company: { city: 'Breda' },
        brand: { name: defaultSettings.brand.name },
      },
    );
    await database.transaction((tx) => seedSettings(tx, clock));
    await expect.poll(() => notified).toEqual(['company']);
    expect(await getSettings()).toEqual(answered);
    expect(answered).toEqual({ ...defaultSettings, company: { ...defaultSettings.company, city: 'Breda' } });
  });

  test('two operators who change different fields of one section at once both win', async () => {
    const change = changeIn(shop);
    await Promise.all([
      change({ company: { city: 'Utrecht' } }),
      change({ company: { phone: '030 123 45 67' } }),
    ]);
    const { company } = await createGetSettings({ database: shop.database })();
    expect([company.city, company.phone]).toEqual(['Utrecht', '030 123 45 67']);
  });

  test('who saves what somebody else changed meanwhile is told, and nothing is overwritten', async () => {
    const { database } = shop;
    const read = () => createGetSettings({ database })();
    const change = changeIn(shop);
    const { brand: seen, company } = await read();
    await change({ brand: { name: 'Eerste' }, seen: { brand: seen } });
    const second = change({ brand: { name: 'Tweede' }, seen: { brand: seen } });
    await expect(second).rejects.toMatchObject({ status: 409, code: 'edit_conflict' });
    await change({ company: { city: 'Ede' }, seen: { company } });
    const now = await read();
    expect([now.brand.name, now.company.city]).toEqual(['Eerste', 'Ede']);
  });

  test('settings are read once until they are dropped, and inside a transaction by its handle', async () => {
    const getSettings = createGetSettings({ database: shop.database });
    const inside = await shop.database.transaction((tx) => getSettings(tx));
    expect(await getSettings()).toBe(inside);
    getSettings.invalidate();
    expect(await getSettings()).not.toBe(inside);
  });

  test('a wrong value changes nothing', async () => {
    const getSettings = createGetSettings({ database: shop.database });
    const before = await getSettings();
    const wrong = { company: { city: 'Gent', kvkNumber: 'x' } };
    const error = await updateSettings({ database: shop.database, clock, getSettings }, wrong).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Refusal);
    expect(error instanceof Refusal && [error.status, error.errors?.[0]?.path]).toEqual([
      422,
      'company.kvkNumber',
    ]);
    getSettings.invalidate();
    expect(await getSettings()).toEqual(before);
  });
});
