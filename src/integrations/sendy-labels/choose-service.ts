// Finds the service of a carrier at Sendy that fits the label options the operator chose. Sendy's codes of
// carriers and services may change, so they are looked up and cached for a day, as Sendy requests.

import * as z from 'zod';
import {
  CARRIER_NAMES,
  type LabelOptions,
  SERVICE_LEVEL_NAMES,
  SHIPPING_METHOD_NAMES,
} from '#modules/shipping/contract.ts';
import { LabelRefused } from '#modules/shipping/index.ts';
import { type Clock, hours } from '#shared/clock.ts';
import { carrierSchema, dataOf, type SendyService, serviceSchema } from './sendy-answers.ts';
import type { SendyClient } from './sendy-client.ts';

export type ChosenService = { carrier: string; service: string; options: Record<string, boolean> };
export type ChooseService = (options: LabelOptions, country: string) => Promise<ChosenService>;

const CACHE_TTL_MS = hours(24);
const PRODUCT_TYPES = { brievenbus: '1', pakket: '2' } as const;
const TO_AN_ADDRESS = '1';

const LEVELS = {
  express: /express|(^|[_\s])(am|time)([_\s]|$)|before|voor \d/i,
  next_day: /next[_\s-]?day|overnight|volgende[_\s-]?dag/i,
} as const;
const EXTRAS = { signature: /sign|handtekening/i, insurance: /insur|verzeker/i } as const;

/**
 * Creates the function that finds the service of a carrier for the chosen label options and a country. The
 * function throws `LabelRefused` when Sendy offers this shop no such service.
 */
export function createChooseService(client: SendyClient, clock: Clock): ChooseService {
  const cache = new Map<string, { answer: unknown; until: number }>();

  async function request(path: string, query: [string, string][] = []): Promise<unknown> {
    const key = `${path}?${new URLSearchParams(query)}`;
    const now = clock.now().getTime();
    const cachedAnswer = cache.get(key);
    if (cachedAnswer && cachedAnswer.until > now) return cachedAnswer.answer;
    const answer = await client.call('GET', path, { query });
    cache.set(key, { answer, until: now + CACHE_TTL_MS });
    return answer;
  }

  return async (options, country) => {
    const name = CARRIER_NAMES[options.carrier];
    const carriers = dataOf(await request('/carriers'), z.array(carrierSchema));
    const carrier = carriers.find((each) =>
      [each.value, each.name].some((candidate) => isSameName(candidate, name)),
    );
    if (!carrier) throw new LabelRefused(`Sendy biedt deze winkel geen ${name} aan.`);
    const query: [string, string][] = [
      ['country', country],
      ['product_type', PRODUCT_TYPES[options.shippingMethod]],
      ['delivery_type', TO_AN_ADDRESS],
    ];
    const answer = await request(`/carriers/${carrier.id}/services`, query);
    const service = serviceFor(dataOf(answer, z.array(serviceSchema)), options.serviceLevel);
    if (!service) {
      const what = `${SERVICE_LEVEL_NAMES[options.serviceLevel]}, ${SHIPPING_METHOD_NAMES[options.shippingMethod]}`;
      throw new LabelRefused(`${name} biedt via Sendy geen dienst voor ${what} naar ${country}.`);
    }
    return {
      carrier: carrier.value || name,
      service: service.value,
      options: extrasOf(service, options, name),
    };
  };
}

function isSameName(candidate: string | null | undefined, name: string): boolean {
  return candidate?.toLowerCase() === name.toLowerCase();
}

function serviceFor(services: SendyService[], level: LabelOptions['serviceLevel']): SendyService | undefined {
  const fits = (service: SendyService, pattern: RegExp) =>
    pattern.test(service.value) || pattern.test(service.name ?? '');
  if (level !== 'standard') return services.find((service) => fits(service, LEVELS[level]));
  return services.find((service) => !Object.values(LEVELS).some((pattern) => fits(service, pattern)));
}

function extrasOf(service: SendyService, options: LabelOptions, carrier: string): Record<string, boolean> {
  const availableKeys = optionKeys(service.options);
  const chosen: Record<string, boolean> = {};
  for (const extra of ['signature', 'insurance'] as const) {
    if (!options[extra]) continue;
    const key = availableKeys.find((each) => EXTRAS[extra].test(each));
    const word = extra === 'signature' ? 'handtekening' : 'verzekering';
    if (key === undefined) throw new LabelRefused(`${carrier} biedt via Sendy geen ${word} bij deze dienst.`);
    chosen[key] = true;
  }
  return chosen;
}

const optionSchema = z.object({ value: z.string().optional(), key: z.string().optional() });

/**
 * Returns the names of a service's options. Sendy sends a list of names, a list of objects with a name, or an
 * object with the names as keys.
 */
function optionKeys(options: unknown): string[] {
  if (Array.isArray(options))
    return options.flatMap((each) => {
      if (typeof each === 'string') return [each];
      const { value, key } = optionSchema.safeParse(each).data ?? {};
      return [key ?? value ?? ''];
    });
  return typeof options === 'object' && options !== null ? Object.keys(options) : [];
}
