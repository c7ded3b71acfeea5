// What the settings ask of the shop, and where its answers are kept.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod';
import { type Settings, settingsSchema } from '#modules/settings/contract.ts';
import { type ShippingCountryUpdate, shippingCountrySchema } from '#modules/shipping/contract.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';

const PATH = '/api/admin/settings';
const COUNTRIES_PATH = '/api/admin/shipping-countries';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => callApi(PATH, { parse: (answer) => settingsSchema.parse(answer), signal }),
});

/** Sections to change, and under `seen` how they were when the editor started. */
export const saveSettings = (body: Record<string, unknown>): Promise<Settings> =>
  callApi(PATH, { method: 'PUT', body, parse: (answer) => settingsSchema.parse(answer) });

export const shippingCountriesQuery = queryOptions({
  queryKey: ['shipping-countries'],
  queryFn: ({ signal }) =>
    callApi(COUNTRIES_PATH, { parse: (answer) => z.array(shippingCountrySchema).parse(answer), signal }),
});

export const changeShippingCountry = (code: string, body: ShippingCountryUpdate) =>
  callApi(`${COUNTRIES_PATH}/${code}`, { method: 'PUT', body, parse: ignoreAnswer });
