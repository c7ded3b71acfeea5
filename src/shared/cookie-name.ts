// The names of the shop's own cookies. On https they carry the prefix by which the browser itself refuses a
// cookie that another host of the same domain has set, or one that came over http.

export function cookieNameOf(name: string, protocol: string): string {
  return protocol === 'https' ? `__Host-${name}` : name;
}
