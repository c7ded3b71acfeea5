// Validates e-mail addresses, in forms and on the server. A domain with non-ASCII letters ("müller.de") is
// stored in its ASCII form ("xn--mller-kva.de"), because browsers send either form.

/** Matches an e-mail address in ASCII whose part before the @ is accepted by every mail server. */
export const EMAIL_ADDRESS =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$/;

export function isEmailAddress(text: string): boolean {
  return EMAIL_ADDRESS.test(asciiDomain(text));
}

/**
 * Returns the e-mail address with its domain converted to ASCII. An address with an invalid domain is
 * returned unchanged.
 */
export function asciiDomain(text: string): string {
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (at === 0 || !/[^\0-\x7f]/.test(domain) || !/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)) return text;
  return text.slice(0, at) + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}
