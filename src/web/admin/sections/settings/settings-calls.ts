// The queries of the settings and their cache keys.

import { queryOptions } from '@tanstack/react-query';
import { type Settings, updateSettingsSchema } from '#modules/settings/contract.ts';
import { settingsEndpoints } from '#modules/settings/endpoints.ts';
import type { ShippingCountryView } from '#modules/shipping/contract.ts';
import { shippingCountryEndpoints } from '#modules/shipping/endpoints.ts';
import { request } from '#web/client/request.ts';

/**
 * Saves the changed sections. The `seen` field of the request holds these sections as they were when editing
 * started, so that the server can detect conflicts.
 */
export const saveSettings = (change: Record<string, unknown>): Promise<Settings> =>
  request(settingsEndpoints.update, { body: updateSettingsSchema.parse(change) });

/**
 * A shipping country with a numeric row id, which list components require; the country itself is identified
 * by a two-letter code.
 */
export type Country = ShippingCountryView & { id: number };

export const shippingCountriesQuery = queryOptions({
  queryKey: ['shipping-countries'],
  queryFn: async ({ signal }): Promise<Country[]> =>
    (await request(shippingCountryEndpoints.list, { signal })).map((country, id) => ({ ...country, id })),
});
