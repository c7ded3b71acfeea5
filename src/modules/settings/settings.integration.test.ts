// Settings on a real database: seeded once, changed in part, kept in memory until they change.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '#shared/problems.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { defaultSettings } from './default-settings.ts';
import { createGetSettings } from './get-settings.ts';
import { seedSettings } from './seed-settings.ts';
import { createUpdateSettings } from './update-settings.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
let shop: TestDatabase;

beforeAll(async () => {
  shop = await openTestDatabase();
  await shop.database.transaction((tx) => seedSettings(tx, clock));
});
afterAll(() => shop.drop());

describe('settings in the database', () => {
  test('a change is stored, told and read; the rest stays; seeding again undoes nothing', async () => {
    const { database } = shop;
    const getSettings = createGetSettings({ database });
    const told: string[][] = [];
    const updateSettings = createUpdateSettings({
      database,
      clock,
      onChange: (sections) => {
        told.push(sections);
        getSettings.drop();
      },
    });
    expect(await getSettings()).toEqual(defaultSettings);
    const answered = await updateSettings({
      company: { city: 'Breda' },
      brand: { name: defaultSettings.brand.name },
    });
    await database.transaction((tx) => seedSettings(tx, clock));
    expect(told).toEqual([['company']]);
    expect(await getSettings()).toEqual(answered);
    expect(answered).toEqual({ ...defaultSettings, company: { ...defaultSettings.company, city: 'Breda' } });
  });

  test('two operators who change different fields of one section at once both win', async () => {
    const updateSettings = createUpdateSettings({ database: shop.database, clock, onChange: () => {} });
    await Promise.all([
      updateSettings({ company: { city: 'Utrecht' } }),
      updateSettings({ company: { phone: '030 123 45 67' } }),
    ]);
    const { company } = await createGetSettings({ database: shop.database })();
    expect([company.city, company.phone]).toEqual(['Utrecht', '030 123 45 67']);
  });

  test('who saves what somebody else changed meanwhile is told, and nothing is overwritten', async () => {
    const { database } = shop;
    const read = () => createGetSettings({ database })();
    const updateSettings = createUpdateSettings({ database, clock, onChange: () => {} });
    const { brand: seen, company } = await read();
    await updateSettings({ brand: { name: 'Eerste' }, seen: { brand: seen } });
    const second = updateSettings({ brand: { name: 'Tweede' }, seen: { brand: seen } });
    await expect(second).rejects.toMatchObject({ status: 409, code: 'edit_conflict' });
    await updateSettings({ company: { city: 'Ede' }, seen: { company } });
    const now = await read();
    expect([now.brand.name, now.company.city]).toEqual(['Eerste', 'Ede']);
  });

  test('settings are read once until they are dropped, and inside a transaction by its handle', async () => {
    const getSettings = createGetSettings({ database: shop.database });
    const inside = await shop.database.transaction((tx) => getSettings(tx));
    expect(await getSettings()).toBe(inside);
    getSettings.drop();
    expect(await getSettings()).not.toBe(inside);
  });

  test('a wrong value changes nothing', async () => {
    const getSettings = createGetSettings({ database: shop.database });
    const before = await getSettings();
    const updateSettings = createUpdateSettings({
      database: shop.database,
      clock,
      onChange: () => getSettings.drop(),
    });
    const error = await updateSettings({ company: { city: 'Gent', kvkNumber: 'x' } }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Refusal);
    expect(error instanceof Refusal && [error.status, error.errors?.[0]?.path]).toEqual([
      422,
      'company.kvkNumber',
    ]);
    getSettings.drop();
    expect(await getSettings()).toEqual(before);
  });
});
