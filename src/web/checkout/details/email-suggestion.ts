// Detects a typing error in the domain of an e-mail address, such as "iris@gmial.com", so that the
// confirmation does not go to a wrong address.

/**
 * Mail domains that most customers use. A domain that differs from one of these by a single typing error gets
 * a suggestion.
 */
const KNOWN_DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.nl',
  'outlook.com',
  'outlook.nl',
  'live.nl',
  'live.com',
  'live.be',
  'icloud.com',
  'yahoo.com',
  'ziggo.nl',
  'kpnmail.nl',
  'planet.nl',
  'hetnet.nl',
  'xs4all.nl',
  'casema.nl',
  'upcmail.nl',
  'chello.nl',
  'quicknet.nl',
  'telenet.be',
  'skynet.be',
  'proximus.be',
  'protonmail.com',
];

/** Existing domains that resemble a known domain and must not get a suggestion. */
const OTHER_REAL_DOMAINS = [
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

/**
 * Minimum length in characters of a domain to check. A shorter domain is one letter away from too many other
 * existing domains.
 */
const MIN_DOMAIN_LENGTH = 7;

/** Returns the address the customer probably meant; null when the address looks right. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (
    at < 1 ||
    domain.length < MIN_DOMAIN_LENGTH ||
    KNOWN_DOMAINS.includes(domain) ||
    OTHER_REAL_DOMAINS.includes(domain)
  )
    return null;
  const suggestion = KNOWN_DOMAINS.find(
    (known) => known.length >= MIN_DOMAIN_LENGTH && isOneEditApart(domain, known),
  );
  return suggestion ? email.slice(0, at + 1) + suggestion : null;
}

/** True when two domains differ by one added, missing or different letter, or by two swapped letters. */
function isOneEditApart(typed: string, suggestion: string): boolean {
  if (typed.length > suggestion.length) return isOneEditApart(suggestion, typed);
  if (suggestion.length - typed.length > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === suggestion[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(start + from);
  if (typed.length < suggestion.length) return rest(typed, 0) === rest(suggestion, 1);
  const isSwap = typed[start] === suggestion[start + 1] && typed[start + 1] === suggestion[start];
  return rest(typed, 1) === rest(suggestion, 1) || (isSwap && rest(typed, 2) === rest(suggestion, 2));
}
