// Who wrote a mail and where answers are wanted, also where the line is not written as the standard has it: a
// name with a comma and without quotes, an address inside an encoded word, a group.

import { addressParser, decodeWords, type Email } from 'postal-mime';
import { asciiDomain } from '#shared/recipient/email-address.ts';

const ADDRESS = /^[^\s<>(),;:"[\]\\@]{1,64}@[^\s<>(),;:"[\]\\@]{3,190}$/;
/** Longer lines name so many that none of them is the sender. */
const LONGEST_LINE = 2000;

export type Sender = { address: string; name: string };

export const headersOf = (mail: Email, name: string): string[] =>
  mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
export const header = (mail: Email, name: string): string => headersOf(mail, name)[0]?.trim() ?? '';

/** `address` is empty where nobody can be answered; `name` is then what the line says. */
export function senderOf(mail: Email): Sender {
  for (const field of ['from', 'sender', 'reply-to', 'return-path']) {
    const [person] = peopleOf(mail, field);
    if (person) return person;
  }
  return { address: '', name: decodeWords(header(mail, 'from').slice(0, LONGEST_LINE)).trim() };
}

/** Whom such a line names, as far as they can be written to; addresses in small letters, each once. */
export function peopleOf(mail: Email, field: string): Sender[] {
  const lines = headersOf(mail, field).map((line) => line.slice(0, LONGEST_LINE));
  const people = lines.flatMap((line) => {
    const proper = addressParser(line, { flatten: true }).map((person) => ({
      address: addressIn(person.address),
      name: person.name.trim(),
    }));
    // A part without an address is half a name with a comma, or a line that only a person can read.
    const isProper = proper.every(({ address }) => address !== '');
    return isProper ? proper : looselyNamed(decodeWords(line));
  });
  return [...new Map(people.map((person) => [person.address, person])).values()];
}

export const addressesOf = (mail: Email, field: string): string[] =>
  peopleOf(mail, field).map(({ address }) => address);

/** In small letters, its domain in ASCII; empty for what is no address. */
function addressIn(text: string | undefined): string {
  const address = asciiDomain((text ?? '').trim().toLowerCase());
  return ADDRESS.test(address) ? address : '';
}

/** The last in angle brackets is what programs mean, else any. */
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
