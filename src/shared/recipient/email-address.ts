// What an address for mail looks like, in forms and at the server. A domain with letters of its own
// ("müller.de") is kept in the spelling that mail travels with ("xn--mller-kva.de"), because browsers send
// one or the other.

/** Both parts in ASCII; the part before the @ as every mail server takes it. */
export const EMAIL_ADDRESS =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$/;

export function isEmailAddress(text: string): boolean {
  return EMAIL_ADDRESS.test(asciiDomain(text));
}

/**
 * The same address with its domain in ASCII; the text as it is when there is nothing to change, or no such
 * domain.
 */
export function asciiDomain(text: string): string {
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (at === 0 || !/[^\0-\x7f]/.test(domain) || !/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)) return text;
  return text.slice(0, at) + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}
