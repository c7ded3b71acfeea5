// The slip of a finger in an e-mail address: "iris@gmial.com" is asked about before a confirmation goes to
// nobody.

/**
 * Where most customers have their mail; what is one slip away from one of these, and is none of them, is
 * asked about.
 */
const KNOWN = (
  'gmail.com hotmail.com hotmail.nl outlook.com outlook.nl live.nl live.com live.be icloud.com yahoo.com ' +
  'ziggo.nl kpnmail.nl planet.nl hetnet.nl xs4all.nl casema.nl upcmail.nl chello.nl quicknet.nl ' +
  'telenet.be skynet.be proximus.be protonmail.com'
).split(' ');

/** Not one of the known, and real all the same. */
const REAL = [
  'gmx.com',
  'gmx.net',
  'mail.com',
  'ymail.com',
  'email.com',
  'live.fr',
  'live.de',
  'live.eu',
  'yahoo.co',
];

/** Short names are one letter from too many others. */
const LONG_ENOUGH = 7;

/** The address that was probably meant, or null. */
export function meantAddress(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain.length < LONG_ENOUGH || KNOWN.includes(domain) || REAL.includes(domain)) return null;
  const meant = KNOWN.find((known) => known.length >= LONG_ENOUGH && isOneSlip(domain, known));
  return meant ? email.slice(0, at + 1) + meant : null;
}

/** One letter more, less or other, or two that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed.length > meant.length) return isOneSlip(meant, typed);
  if (meant.length - typed.length > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(start + from);
  if (typed.length < meant.length) return rest(typed, 0) === rest(meant, 1);
  const isSwap = typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
  return rest(typed, 1) === rest(meant, 1) || (isSwap && rest(typed, 2) === rest(meant, 2));
}
