// Reads who wrote a mail and where to reply, also from headers that break the standard: a name with a comma
// but without quotes, an address inside an encoded word, a group.

import { addressParser, decodeWords, type Email } from 'postal-mime';
import { asciiDomain } from '#shared/recipient/email-address.ts';

const ADDRESS = /^[^\s<>(),;:"[\]\\@]{1,64}@[^\s<>(),;:"[\]\\@]{3,190}$/;
/**
 * The maximum length of an address header in characters; a longer header names so many people that none of
 * them is taken as the sender.
 */
const LONGEST_LINE = 2000;

export type Sender = { address: string; name: string };

export const headersOf = (mail: Email, name: string): string[] =>
  mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
export const header = (mail: Email, name: string): string => headersOf(mail, name)[0]?.trim() ?? '';

/**
 * Returns the sender of a mail, from the first of the headers From, Sender, Reply-To and Return-Path with a
 * valid address. Without one, `address` is empty and `name` is the text of the From header.
 */
export function senderOf(mail: Email): Sender {
  for (const field of ['from', 'sender', 'reply-to', 'return-path']) {
    const [person] = peopleOf(mail, field);
    if (person) return person;
  }
  return { address: '', name: decodeWords(header(mail, 'from').slice(0, LONGEST_LINE)).trim() };
}

/**
 * Returns the people with a valid address in an address header. Addresses are in lower case; each address
 * occurs once.
 */
export function peopleOf(mail: Email, field: string): Sender[] {
  const lines = headersOf(mail, field).map((line) => line.slice(0, LONGEST_LINE));
  const people = lines.flatMap((line) => {
    const proper = addressParser(line, { flatten: true }).map((person) => ({
      address: addressIn(person.address),
      name: person.name.trim(),
    }));
    // A part without an address is half of a name that contains a comma, or malformed text.
    const isProper = proper.every(({ address }) => address !== '');
    return isProper ? proper : looselyNamed(decodeWords(line));
  });
  return [...new Map(people.map((person) => [person.address, person])).values()];
}

export const addressesOf = (mail: Email, field: string): string[] =>
  peopleOf(mail, field).map(({ address }) => address);

/**
 * Returns the address in a text, in lower case with its domain in ASCII; empty when the address is invalid.
 */
function addressIn(text: string | undefined): string {
  const address = asciiDomain((text ?? '').trim().toLowerCase());
  return ADDRESS.test(address) ? address : '';
}

/**
 * Returns the addresses in a malformed header: the last address in angle brackets, where mail programs write
 * the real address; without one, every address in the text.
 */
function looselyNamed(line: string): Sender[] {
  const bracketed = addressIn(/<([^<>]{3,260})>[^<>]*$/.exec(line)?.[1]);
  const words = line.split(/[\s<>(),;:"[\]\\]+/);
  const addresses = bracketed === '' ? words.map(addressIn).filter((address) => address !== '') : [bracketed];
  return addresses.map((address) => ({ address, name: nameWithout(line, address) }));
}

function nameWithout(line: string, address: string): string {
  const rest = line.split('<')[0]?.replaceAll('"', '').trim() ?? '';
  return asciiDomain(rest.toLowerCase()).includes(address) ? '' : rest;
}
