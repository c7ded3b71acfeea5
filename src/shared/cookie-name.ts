// Names of the shop's cookies. On https they have a prefix that makes the browser refuse a cookie set by
// another host of the domain or over http.

export function cookieNameOf(name: string, protocol: string): string {
  return protocol === 'https' ? `__Host-${name}` : name;
}
