// Territories whose VAT differs from the rest of their country, by country and postal code, for quotes, flags
// of orders and VAT returns. Source: European Commission, "Territorial status of EU countries and certain
// territories" (VAT directive, art. 6 and 7; for Northern Ireland the Windsor Framework, code XI); postal
// codes from the postal services of those countries. November 2026.

import { type CountryCode, isEuCountry, parseCountry } from './countries.ts';
import { barePostalCode } from './postal-codes.ts';

/** Regions with a standard VAT rate of their own (VAT directive, art. 104 and 105). */
type Region = 'azores' | 'madeira' | 'jungholz_mittelberg';

/**
 * The area whose VAT applies: a country, a region, 'outside' for no VAT, or `XI` for Northern Ireland, which
 * belongs to the EU for goods.
 */
export type VatArea = CountryCode | Region | 'XI' | 'outside';

type Territory = {
  name: string;
  country: CountryCode;
  /**
   * Matches the postal codes of a territory with VAT rules of its own, in the form of `barePostalCode`.
   * Absent when the whole country is the territory.
   */
  postalCode?: RegExp;
  vat: VatArea;
  /** Dutch note about customs and VAT of a territory, for the operator who sends a parcel there. */
  note: string;
};

const CUSTOMS =
  'Buiten het btw-gebied van de EU: uitvoer met 0% btw. Doe een douaneverklaring (CN23) bij het pakket.';
const OWN_RATE = 'Hier geldt een eigen btw-tarief. Verkoop je via het One Stop Shop, dan is dat berekend.';

const outside = (name: string, country: CountryCode, postalCode?: RegExp): Territory => ({
  name,
  country,
  vat: 'outside',
  note: CUSTOMS,
  ...(postalCode ? { postalCode } : {}),
});
const ownRate = (name: string, country: CountryCode, postalCode: RegExp, vat: Region): Territory => ({
  name,
  country,
  postalCode,
  vat,
  note: OWN_RATE,
});

const TERRITORIES: readonly Territory[] = [
  { name: 'Monaco', country: 'MC', vat: 'FR', note: 'Voor de btw is dit Frankrijk.' },
  { name: 'Eiland Man', country: 'IM', vat: 'GB', note: 'Voor de btw is dit het Verenigd Koninkrijk.' },
  {
    name: 'Noord-Ierland',
    country: 'GB',
    postalCode: /^BT\d/,
    vat: 'XI',
    note: 'Telt voor goederen als EU (code XI): met btw verkocht, zonder douaneverklaring.',
  },
  outside('Kanaaleilanden', 'GB', /^(JE|GY)\d/),
  outside('Jersey', 'JE'),
  outside('Guernsey', 'GG'),
  {
    name: 'Eiland Man',
    country: 'GB',
    postalCode: /^IM\d/,
    vat: 'GB',
    note: 'Voor de btw is dit het Verenigd Koninkrijk.',
  },
  outside('Canarische Eilanden', 'ES', /^(35|38)\d{3}$/),
  outside('Ceuta', 'ES', /^51\d{3}$/),
  outside('Melilla', 'ES', /^52\d{3}$/),
  outside('Büsingen', 'DE', /^78266$/),
  outside('Helgoland', 'DE', /^27498$/),
  // The codes that Livigno and Campione had before, 23030 and 22060, are those of other places as well.
  outside('Livigno', 'IT', /^23041$/),
  outside('Campione d’Italia', 'IT', /^22061$/),
  outside('San Marino', 'IT', /^4789\d$/),
  outside('Vaticaanstad', 'IT', /^00120$/),
  outside('Åland', 'FI', /^22\d{3}$/),
  outside('Åland', 'AX'),
  outside('Athos', 'GR', /^6308[67]$/),
  outside('Frans overzees gebied', 'FR', /^97\d{3}$|^98[678]\d{2}$/),
  ...(['GP', 'MQ', 'GF', 'RE', 'YT', 'MF', 'BL', 'PM', 'PF', 'NC', 'WF'] as const).map((code) =>
    outside('Frans overzees gebied', code),
  ),
  {
    name: 'Monaco',
    country: 'FR',
    postalCode: /^980\d{2}$/,
    vat: 'FR',
    note: 'Voor de btw is dit Frankrijk.',
  },
  ownRate('Madeira', 'PT', /^9[0-3]\d{5}$|^9[0-3]\d{2}$/, 'madeira'),
  ownRate('Azoren', 'PT', /^9[5-9]\d{5}$|^9[5-9]\d{2}$/, 'azores'),
  ownRate('Jungholz', 'AT', /^6691$/, 'jungholz_mittelberg'),
  ownRate('Mittelberg', 'AT', /^699[123]$/, 'jungholz_mittelberg'),
];

export type TerritoryInfo = Pick<Territory, 'name' | 'vat' | 'note'>;

/**
 * Returns the territory with VAT rules of its own to which an address belongs. Null when the usual VAT of the
 * country applies, and for an unknown country or postal code.
 */
export function territoryOf(country: string, postalCode: string): TerritoryInfo | null {
  const land = parseCountry(country);
  const code = barePostalCode(postalCode, land ?? '');
  return (
    TERRITORIES.find((place) => place.country === land && (place.postalCode?.test(code) ?? true)) ?? null
  );
}

/** Returns the VAT area of an address, for goods sent from the Netherlands. */
export function vatAreaOf(country: CountryCode, postalCode: string): VatArea {
  return territoryOf(country, postalCode)?.vat ?? (isEuCountry(country) ? country : 'outside');
}

/** True when no VAT of the EU is due on goods sent from the Netherlands to this address. */
export function isOutsideVat(country: string, postalCode: string): boolean {
  const land = parseCountry(country);
  const area = land && vatAreaOf(land, postalCode);
  return area === 'outside' || area === 'GB';
}

/**
 * Returns the country to declare for a sale in the VAT return, from what the bookkeeping stores: the country,
 * and whether the sale was an export. A sale to `GB` that is no export is declared as `XI` (Northern
 * Ireland), one to Monaco as France. The result agrees with `vatAreaOf`.
 */
export function declaredCountry(country: string, isExport: boolean): string {
  if (isExport) return country;
  if (country === 'GB') return 'XI';
  return country === 'MC' ? 'FR' : country;
}
