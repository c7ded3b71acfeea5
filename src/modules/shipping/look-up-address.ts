// Looks up Dutch addresses for the checkout. The register only helps the shopper type: a slow, missing or
// wrong answer never blocks an order.

import { invalidFields } from '#shared/api/problems.ts';
import { type Clock, days } from '#shared/clock.ts';
import { normalisePostalCode } from '#shared/recipient/postal-codes.ts';
import type { AddressDirectory, RegisteredAddress } from './address-directory.port.ts';

type AddressQuery = {
  postalCode: string;
  houseNumber: string;
  /**
   * Postal code and house number to look up as one text, such as "1012 JS 1"; used when the separate fields
   * are empty.
   */
  address?: string | undefined;
  query?: string | undefined;
};

export type LookUpAddress = (input: AddressQuery) => Promise<AddressAnswer>;
export type AddressAnswer = {
  success: boolean;
  address?: { streetName: string; city: string };
  /**
   * True when the register of addresses could not be reached, so the address may or may not exist; absent
   * otherwise.
   */
  away?: true;
  additions: string[];
};

type Ports = {
  directory: AddressDirectory;
  clock: Clock;
  log: { warn(fields: Record<string, unknown>, message: string): void };
};

const CACHE_TTL_MS = days(30);
const MAX_CACHED = 5000;
const NOTHING: AddressAnswer = { success: false, additions: [] };

/**
 * Creates the address look-up. `success` is false when the address is unknown or the register cannot be
 * reached; in the second case `away` is true. Answers of the register are cached for 30 days. Throws 422 for
 * an invalid Dutch postal code or house number.
 */
export function createLookUpAddress({ directory, clock, log }: Ports): LookUpAddress {
  const cache = new Map<string, { answer: AddressAnswer; until: number }>();

  async function fetchAddress(key: string, postalCode: string, houseNumber: number): Promise<AddressAnswer> {
    try {
      const answer = answerOf(await directory.find(postalCode, houseNumber));
      keep(key, answer, clock.now().getTime() + CACHE_TTL_MS);
      return answer;
    } catch (error) {
      log.warn({ err: error }, 'the address register could not be asked');
      return { ...NOTHING, away: true };
    }
  }

  function keep(key: string, answer: AddressAnswer, until: number): void {
    const oldest = cache.keys().next().value;
    if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    cache.set(key, { answer, until });
  }

  return async (input) => {
    const { postalCode, houseNumber } = parseAddressQuery(input);
    const key = `${postalCode} ${houseNumber}`;
    const cached = cache.get(key);
    if (cached && cached.until > clock.now().getTime()) return cached.answer;
    return fetchAddress(key, postalCode, houseNumber);
  };
}

/**
 * Matches a Dutch postal code anywhere in a text; the groups are the text before the code, the code, and the
 * text after it.
 */
const WITH_CODE = /^(.*?)\b(\d{4}\s?[a-z]{2})\b(.*)$/i;

function splitQuery(input: AddressQuery): Pick<AddressQuery, 'postalCode' | 'houseNumber'> {
  const [, before = '', postalCode = '', after = ''] =
    WITH_CODE.exec(input.address ?? input.query ?? '') ?? [];
  if (input.postalCode !== '' || input.houseNumber !== '' || postalCode === '') return input;
  const houseNumber = [after, before].map((text) => /\d{1,5}(?!\d)/.exec(text)?.[0]).find(Boolean) ?? '';
  return { postalCode, houseNumber };
}

function parseAddressQuery(typed: AddressQuery): {
  postalCode: string;
  houseNumber: number;
} {
  const input = splitQuery(typed);
  const postalCode = normalisePostalCode(input.postalCode, 'NL');
  const number = /^\s*(\d{1,5})(?!\d)/.exec(input.houseNumber)?.[1];
  const errors = [
    ...(postalCode ? [] : [{ path: 'postalCode', message: 'Vul een geldige postcode in' }]),
    ...(number && Number(number) > 0
      ? []
      : [{ path: 'houseNumber', message: 'Vul een geldig huisnummer in' }]),
  ];
  if (!postalCode || errors.length > 0) throw invalidFields(errors);
  return { postalCode, houseNumber: Number(number) };
}

function answerOf(addresses: RegisteredAddress[]): AddressAnswer {
  const [first] = addresses;
  if (!first) return NOTHING;
  const additions = [
    ...new Set(addresses.map(({ addition }) => addition).filter((addition) => addition !== '')),
  ];
  return {
    success: true,
    address: { streetName: first.streetName, city: first.city },
    additions: additions.sort((a, b) => a.localeCompare(b, 'nl', { numeric: true })),
  };
}
