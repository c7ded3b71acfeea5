// What the settings ask of the shop, and where its answers are kept.

import { queryOptions } from '@tanstack/react-query';
import { type Settings, updateSettingsSchema } from '#modules/settings/contract.ts';
import { settingsEndpoints } from '#modules/settings/endpoints.ts';
import type { ShippingCountryView } from '#modules/shipping/contract.ts';
import { shippingCountryEndpoints } from '#modules/shipping/endpoints.ts';
import { request } from '#web/client/request.ts';

/** Sections to change, and under `seen` how they were when the editor started. */
export const saveSettings = (change: Record<string, unknown>): Promise<Settings> =>
  request(settingsEndpoints.update, { body: updateSettingsSchema.parse(change) });

/** Rows of a list are told apart by a number; a country has a code of two letters. */
export type Country = ShippingCountryView & { id: number };

export const shippingCountriesQuery = queryOptions({
  queryKey: ['shipping-countries'],
  queryFn: async ({ signal }): Promise<Country[]> =>
    (await request(shippingCountryEndpoints.list, { signal })).map((country, id) => ({ ...country, id })),
});
