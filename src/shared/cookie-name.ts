// Names of the shop's cookies. On https they have a prefix with which the browser refuses a cookie that
// another host of the domain sets, or that is set over http.

export function cookieNameOf(name: string, protocol: string): string {
  return protocol === 'https' ? `__Host-${name}` : name;
}
