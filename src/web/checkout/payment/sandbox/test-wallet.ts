// The data of the test wallet: a person with an address in any country.

import type { WalletContent } from '../wallet-payer.ts';

const PLACES: Readonly<Record<string, readonly [postalCode: string, city: string]>> = {
  NL: ['1234AB', 'Amsterdam'],
  BE: ['1000', 'Brussel'],
};
const ELSEWHERE = ['10001', 'Voorbeeldstad'] as const;

export function testWallet(country: string): WalletContent {
  const [postalCode, city] = PLACES[country] ?? ELSEWHERE;
  return {
    name: 'Test Persoon',
    email: 'test.persoon@example.com',
    phone: '0612345678',
    address: { line1: 'Voorbeeldstraat 1', line2: '', state: '', city, postalCode, country },
  };
}

/**
 * Countries of the test addresses: nearby and distant ones, and one under sanctions, to which no shop sends.
 */
export const TEST_COUNTRIES = [
  { code: 'NL', name: 'Nederland' },
  { code: 'BE', name: 'België' },
  { code: 'DE', name: 'Duitsland' },
  { code: 'US', name: 'Verenigde Staten' },
  { code: 'RU', name: 'Rusland' },
] as const;
