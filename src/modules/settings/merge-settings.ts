// Merges settings: the defaults, then the stored values, then a change. Pure functions, so reading, saving
// and tests follow the same rules.

import { type Settings, settingsSchema, type UpdateSettings } from './contract.ts';
import { defaultSettings } from './default-settings.ts';
import type { SettingsRow } from './settings.repository.ts';

/**
 * Returns the stored settings; fields without a stored value take the default. Throws when a stored value is
 * invalid.
 */
export function settingsFromRows(rows: readonly SettingsRow[]): Settings {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  return settingsSchema.parse(
    Object.fromEntries(
      Object.entries(defaultSettings).map(([key, seed]) => {
        const value = stored.get(key) ?? {};
        // Fields of an older release are dropped, because the strict schemas would refuse them.
        const known = Object.entries(value).filter(([field]) => Object.hasOwn(seed, field));
        return [key, { ...seed, ...Object.fromEntries(known) }];
      }),
    ),
  );
}

/**
 * Applies a change to the settings. Returns all settings after it, and the sections that became different as
 * rows to store.
 */
export function mergeSettings(
  current: Settings,
  change: Omit<UpdateSettings, 'seen'>,
): { settings: Settings; changed: SettingsRow[] } {
  const before = Object.entries(current);
  const changes = new Map<string, Record<string, unknown> | undefined>(Object.entries(change));
  const merged = before.map(([key, value]) => ({ key, value: { ...value, ...defined(changes.get(key)) } }));
  const settings = settingsSchema.parse(Object.fromEntries(merged.map(({ key, value }) => [key, value])));
  const sections = new Map<string, Record<string, unknown>>(Object.entries(settings));
  const changed = before.flatMap(([key, value]) => {
    const now = sections.get(key);
    return now && JSON.stringify(now) !== JSON.stringify(value) ? [{ key, value: now }] : [];
  });
  return { settings, changed };
}

/** Tells whether every value of the settings that the editor started from still equals the current value. */
export function isUnchangedSince(current: Settings, seen: NonNullable<UpdateSettings['seen']>): boolean {
  const now = new Map<string, Record<string, unknown>>(Object.entries(current));
  return Object.entries(seen).every(([key, section]) =>
    Object.entries(section ?? {}).every(([field, value]) => now.get(key)?.[field] === value),
  );
}

function defined(section: Record<string, unknown> | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(section ?? {}).filter(([, value]) => value !== undefined));
}
