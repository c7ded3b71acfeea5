// Validation of e-mail addresses, for forms and server. A domain with non-ASCII letters ("müller.de") is
// stored in its ASCII form ("xn--mller-kva.de"), because browsers send either.

/** Matches an address in ASCII whose part before the @ every mail server accepts. */
export const EMAIL_ADDRESS =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$/;

export function isEmailAddress(text: string): boolean {
  return EMAIL_ADDRESS.test(asciiDomain(text));
}

/**
 * Converts the domain of an address to ASCII; returns the text unchanged when nothing needs conversion or the
 * domain is invalid.
 */
export function asciiDomain(text: string): string {
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (at === 0 || !/[^\0-\x7f]/.test(domain) || !/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)) return text;
  return text.slice(0, at) + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}
