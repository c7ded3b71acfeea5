// Tests that the default settings are valid and that a change affects only the given fields.

import { describe, expect, test } from 'vitest';
import { settingsSchema, updateSettingsSchema } from './contract.ts';
import { defaultSettings } from './default-settings.ts';
import { mergeSettings, settingsFromRows } from './merge-settings.ts';
import { publicSettings } from './public-settings.ts';

describe('settings', () => {
  test('the seed is valid', () => {
    expect(settingsSchema.parse(defaultSettings)).toEqual(defaultSettings);
  });

  test('an empty table reads as the seed', () => {
    expect(settingsFromRows([])).toEqual(defaultSettings);
  });

  test('stored values win over the seed, and fields of an older release are ignored', () => {
    const settings = settingsFromRows([
      { key: 'company', value: { city: 'Utrecht', faxNumber: '1' } },
      { key: 'unknown', value: { a: 1 } },
    ]);
    expect(settings.company).toEqual({ ...defaultSettings.company, city: 'Utrecht' });
    expect(Object.keys(settings)).toEqual(Object.keys(defaultSettings));
  });

  test('a change touches the named fields and reports the sections that differ', () => {
    const { settings, changed } = mergeSettings(defaultSettings, {
      company: { city: 'Breda' },
      vat: { oss: false },
      checkout: { form: 'compact' },
    });
    expect(settings.company.city).toBe('Breda');
    expect(settings.company.legalName).toBe(defaultSettings.company.legalName);
    expect(changed.map(({ key }) => key)).toEqual(['company', 'checkout']);
  });

  test('the whole answer of the read can be sent back as a change', () => {
    expect(updateSettingsSchema.safeParse(defaultSettings).success).toBe(true);
  });

  test.each([
    [{ company: { kvkNumber: '123' } }, 'company.kvkNumber'],
    [{ claims: { rating: 5.1 } }, 'claims.rating'],
    [{ delivery: { cutOff: '25:00' } }, 'delivery.cutOff'],
    [{ social: { instagram: 'javascript:alert(1)' } }, 'social.instagram'],
    [{ checkout: { form: 'wizard' } }, 'checkout.form'],
    [{ brand: { name: ' ' } }, 'brand.name'],
    [{ brand: { colour: 'red' } }, 'brand'],
    [{ nonsense: {} }, ''],
  ])('%j is refused at %s', (change, path) => {
    const result = updateSettingsSchema.safeParse(change);
    expect(result.error?.issues[0]?.path.join('.')).toBe(path);
  });

  test('visitors do not get the notification settings', () => {
    const open = publicSettings(defaultSettings);
    expect(open.company.email).toBe(defaultSettings.company.email);
    expect(JSON.stringify(open)).not.toContain('lowStock');
  });
});
