// Formats and parses addresses: street, number and addition in the Netherlands, a box in Belgium, two lines
// and a state elsewhere. Documents, labels, mails, pages and payment services all use this file.

import { countryName, parseCountry } from './countries.ts';
import { type Address, hasHouseNumbers, type Recipient } from './recipient.ts';

/**
 * The parts of an address, by their meaning in its country. Parts that the country does not have are empty.
 */
export type AddressParts = {
  streetName: string;
  houseNumber: string;
  addition: string;
  line2: string;
  state: string;
};

export function partsOf(address: Address): AddressParts {
  const { streetName, houseNumber, houseNumberAddition } = address;
  const street = streetName.trim();
  const second = houseNumber.trim();
  const third = houseNumberAddition.trim();
  if (!hasHouseNumbers(address.country))
    return { streetName: street, houseNumber: '', addition: '', line2: third, state: second };
  const addition = parseCountry(address.country) === 'BE' ? withBox(third) : third;
  return { streetName: street, houseNumber: second, addition, line2: '', state: '' };
}

/** Returns the address as two lines and a state, for payment services and forms of other countries. */
export function addressLinesOf(address: Address): AddressLines {
  const parts = partsOf(address);
  return { line1: streetLine(parts), line2: parts.line2, state: parts.state };
}

/** Returns street, number and addition as one line. */
export function streetLine({ streetName, houseNumber, addition }: AddressParts): string {
  return joined(' ', streetName, houseNumber, addition);
}

/** Returns the trimmed line with a space in a Dutch postal code at its start: "1012 JS Amsterdam". */
export const spacedPostalCode = (line: string): string =>
  line.trim().replace(/^(\d{4})([A-Z]{2})\b/, '$1 $2');

/** Matches the space inside a Dutch postal code. */
const IN_POSTAL_CODE = /(?<=\b\d{4}) (?=[A-Z]{2}\b)/g;

/** Returns the text with a non-breaking space inside each Dutch postal code. */
export const postalCodesUnbroken = (text: string): string => text.replaceAll(IN_POSTAL_CODE, '\u00a0');

/** Returns postal code, city and state of an address: "94016 Daly City, California". */
export function placeLine(address: Address): string {
  const place = joined(' ', spacedPostalCode(address.postalCode), address.city.trim());
  return joined(', ', place, partsOf(address).state);
}

/** Returns street, second line and place of an address. Empty lines are left out. */
function linesWithoutCountry(address: Address): string[] {
  const parts = partsOf(address);
  return [streetLine(parts), parts.line2, placeLine(address)].filter((line) => line !== '');
}

/**
 * Lists the lines of an address below the name; empty when only the country is known. An older record, whose
 * only address is `customerAddress`, has one line.
 */
export function linesOf(recipient: Address & Pick<Recipient, 'customerAddress'>): string[] {
  const lines = linesWithoutCountry(recipient);
  if (lines.length > 0) return [...lines, countryText(recipient.country)].filter((line) => line !== '');
  const fullAddress = recipient.customerAddress.trim();
  return fullAddress === '' ? [] : [fullAddress];
}

/** Returns the address on one line, without its country: "Dam 1 B, 1012 JS Amsterdam". */
export function addressLine(address: Address): string {
  return linesWithoutCountry(address).join(', ');
}

/** Returns the Dutch name of a country, or the text itself when it is unknown. */
export function countryText(country: string): string {
  const code = parseCountry(country);
  return code ? countryName(code) : country.trim();
}

/** Returns a Belgian box number with the word before it: "bus 3" for "3". */
function withBox(box: string): string {
  return box === '' || /^[a-zî]{3,}\.?\s/i.test(box) ? box : `bus ${box}`;
}

function joined(separator: string, ...parts: string[]): string {
  return parts.filter((part) => part !== '').join(separator);
}

export type AddressLines = { line1: string; line2: string; state: string };

type StreetFields = Pick<Recipient, 'streetName' | 'houseNumber' | 'houseNumberAddition'>;

/**
 * Matches a Dutch address line, such as "Van der Hoopstraat 12-A": street, number, addition. The last number
 * that can be a house number is taken.
 */
const DUTCH = /^(.*\D)\s+(\d{1,5})\s*[-\s/]?\s*(.{0,8})$/;
/**
 * Matches an address line whose street name ends in a year or in the years of the war: "Plein 1944 12", "Laan
 * van 2000 15 rood".
 */
const DUTCH_YEAR = /^(.*\D\s(?:1[89]\d\d|20\d\d|40-45))\s+(\d{1,5})\s*[-\s/]?\s*(.{0,8})$/;
/**
 * Matches an address line whose addition contains a number: "12 appartement 3", "1A, 2 hoog", "1 t/m 3", "1 -
 * 3".
 */
const DUTCH_WITHIN =
  /^(.*?\D)\s+(\d{1,5})\s*([a-z]?\s*(?:,|-\s|\b(?:app(?:artement)?|apt|kamer|unit|studio|etage|verdieping|flat|box|bus|t\/m)\b).{1,40})$/i;
/** Matches a Belgian address line: "Steenweg 12A" and "Rue Haute 12-14". */
const BELGIAN = /^(.*\D)\s+(\d{1,4}(?:\s?[a-z]{1,3})?(?:[-/]\d{1,4})?)$/i;
/**
 * Matches an address line that begins with its number, as in France: "12, Rue Haute"; "1e Dorpsstraat" is a
 * street.
 */
const NUMBER_FIRST = /^(\d{1,4}(?:[a-d]|\s?(?:bis|ter)\b)?),?\s+(\D.*)$/i;
/** Matches a Belgian letter box: "…12 bus 3", "…12, bte 4B", and a second line "box 3". */
const BOX = /^(.*?)[\s,]*\b(?:bus|bte?|bo[iî]te|box)\.?\s*([\w/.-]{1,10})$/i;

/**
 * Maximum length in characters of a line that is parsed. Longer text is no address line and would make the
 * patterns slow.
 */
const LONGEST_LINE = 300;

/**
 * Parses address lines of a wallet, of autofill or of another country's form into the fields of `country`.
 * Never fails: text that cannot be parsed stays in the street, for the form's validation.
 */
export function readAddressLines(country: string, { line1, line2, state }: AddressLines): StreetFields {
  const first = line1.trim();
  const second = line2.trim();
  const isReadable = Math.max(first.length, second.length) <= LONGEST_LINE;
  if (country === 'NL' && isReadable) return readDutch(trimmedEnd(first), second);
  if (country === 'BE' && isReadable) return readBelgian(trimmedEnd(first), second);
  return { streetName: first, houseNumber: state.trim(), houseNumberAddition: second };
}

function readDutch(line: string, second: string): StreetFields {
  const forms = [DUTCH_YEAR, DUTCH_WITHIN, DUTCH];
  const read = forms.map((form) => form.exec(line)).find((found) => found !== null);
  const [, street = line, houseNumber = '', addition = ''] = read ?? [];
  const houseNumberAddition = addition.replace(/^[\s,-]+/, '').trim() || second;
  return { streetName: trimmedEnd(street), houseNumber, houseNumberAddition };
}

/** Returns the text without commas and spaces at its end. */
const trimmedEnd = (text: string) => text.replace(/(?<![\s,])[\s,]+$/, '');

function readBelgian(line: string, second: string): StreetFields {
  const [, before, box] = BOX.exec(line) ?? [];
  const street = (before ?? line).trim();
  const [, name, houseNumber] = BELGIAN.exec(street) ?? [];
  const [, firstNumber = '', nameAfter] = houseNumber ? [] : (NUMBER_FIRST.exec(street) ?? []);
  return {
    streetName: trimmedEnd(name ?? nameAfter ?? street),
    houseNumber: houseNumber ?? firstNumber,
    houseNumberAddition: box ?? BOX.exec(second)?.[2] ?? second,
  };
}

/**
 * Parses the text of the street field alone into street, number and addition. Null when the text contains no
 * house number, or when the country has no field for the number.
 */
export function numberInStreet({ country, streetName }: Address): StreetFields | null {
  if (!hasHouseNumbers(country)) return null;
  const read = readAddressLines(country, { line1: streetName, line2: '', state: '' });
  return read.houseNumber === '' || read.streetName === '' ? null : read;
}

const compact = (...texts: string[]) =>
  texts
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Returns the address with the house number removed from the street field, when the number field contains the
 * same number; null when it does not.
 */
export function withoutNumber(address: Address): Address | null {
  const read = numberInStreet(address);
  if (!read) return null;
  const { houseNumber, houseNumberAddition } = address;
  const typedNumber = compact(houseNumber, houseNumberAddition);
  const { streetName } = read;
  if (typedNumber === compact(read.houseNumber, read.houseNumberAddition)) return { ...address, streetName };
  if (compact(houseNumber) !== compact(read.houseNumber)) return null;
  if (houseNumberAddition.trim() === '') return { ...address, ...read };
  return read.houseNumberAddition === '' ? { ...address, streetName } : null;
}
