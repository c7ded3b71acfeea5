// What the settings ask of the shop, and where its answers are kept.

import { type Settings, updateSettingsSchema } from '#modules/settings/contract.ts';
import { settingsEndpoints } from '#modules/settings/endpoints.ts';
import { shippingCountryEndpoints } from '#modules/shipping/endpoints.ts';
import { ask } from '#web/client/ask.ts';
import { reads } from '../../reads.ts';

/** Sections to change, and under `seen` how they were when the editor started. */
export const saveSettings = (change: Record<string, unknown>): Promise<Settings> =>
  ask(settingsEndpoints.update, { body: updateSettingsSchema.parse(change) });

export const shippingCountriesQuery = reads(['shipping-countries'], shippingCountryEndpoints.list);
