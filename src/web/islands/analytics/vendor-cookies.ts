// Deletes Google's analytics cookies. A cookie is deleted only under the domain it was set for, which a page
// cannot read, so every possible domain is tried.

const VENDOR_COOKIE = /^(_ga|_gid|_gat|_gcl|_gac)/;

export function deleteVendorCookies(): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter((name) => VENDOR_COOKIE.test(name));
  for (const name of names) {
    for (const domain of possibleDomains(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = `${name}=; Max-Age=0; Path=/${domain ? `; Domain=${domain}` : ''}`;
    }
  }
}

/**
 * Returns the domains for which a cookie of this host may be set: an empty text for the host alone, then for
 * example www.shop.example and shop.example.
 */
export function possibleDomains(host: string): string[] {
  const parts = host.split('.');
  return ['', ...parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))];
}
