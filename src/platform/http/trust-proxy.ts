// Trusted proxies: parses the `TRUST_PROXY` setting and checks addresses against it. A trusted proxy
// determines which visitor's address is counted, so only proxies named by the operator are trusted.

import { BlockList, isIP } from 'node:net';
import * as z from 'zod';

/**
 * The trusted proxies: either their number in front of the shop (0 for none), or the networks they are in.
 */
export type TrustProxy = number | readonly string[];

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const MAX_HOPS = 9;
const EVERYBODY = /^(true|yes|on)$/i;
const NOBODY = /^(false|no|off)$/i;

/**
 * Parses the setting `TRUST_PROXY`, such as `1` or `loopback, 10.0.0.0/8`. A bare `true` is refused with an
 * explanation.
 */
export const trustProxySchema = z.string().transform((text, context): TrustProxy => {
  const setting = text.trim();
  if (NOBODY.test(setting)) return 0;
  if (/^\d$/.test(setting)) return Number(setting);
  const networks = setting.split(',').map((word) => word.trim().toLowerCase());
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong === undefined) return networks;
  context.addIssue(
    EVERYBODY.test(setting)
      ? `"${setting}" would believe the address any visitor writes into X-Forwarded-For; give the number of proxies in front of the shop, such as 1, or their networks, such as loopback, 10.0.0.0/8`
      : `"${wrong}" is no network; give a number of proxies up to ${MAX_HOPS}, or networks such as loopback, uniquelocal, 10.0.0.0/8`,
  );
  return z.NEVER;
});

/**
 * Returns a function that is true when the sender at `address` may report the visitor's address in
 * X-Forwarded-For. `hop` counts the proxies from the shop outwards; 0 is the address connected to the shop.
 * When `trust` is a number, that many proxies are trusted, but the one connected to the shop only from a
 * loopback, link-local or private address.
 */
export function createTrustCheck(trust: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trust !== 'number') return inside(trust);
  // A number speaks of proxies close by: whoever reaches the port from afar, past them, is believed nothing.
  const isNear = inside(Object.keys(NAMED));
  return (address, hop) => hop < trust && (hop > 0 || isNear(address));
}

function inside(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? WIDTH[family] : Number(bits), family);
  }
  return (address) => {
    const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}

const WIDTH = { ipv4: 32, ipv6: 128 } as const;

function isNetwork(text: string): boolean {
  if (text in NAMED) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
}
