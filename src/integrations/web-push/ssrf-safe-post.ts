// Posts to the push URL that an operator's browser supplied, without allowing anybody to make the shop call
// its internal network. Only https is allowed, and no private address, whatever the host name resolves to.

import { lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { seconds } from '#shared/clock.ts';

/**
 * Posts `body` to the `url` of a push service and returns the status of the response. Rejects when no
 * response arrives.
 */
export type Post = (url: string, headers: Record<string, string>, body: Buffer) => Promise<number>;

const TIMEOUT_MS = seconds(15);
/** The maximum size in bytes of the response of a push service, of which only the status is used. */
const MAX_RESPONSE_BYTES = 16 * 1024;

const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4');

/**
 * The IPv6 addresses that pushes may be sent to: the public range. `BlockList` only checks membership here.
 * The ranges that stand for IPv4 addresses are in `closed`, which is checked first.
 */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(network, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0 || closed.check(address, family)) return false;
  return family === 'ipv4' || open.check(address, 'ipv6');
}

/**
 * Resolves a host name to public addresses only. The connection uses exactly the address that was checked, so
 * a second look-up cannot change it.
 */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, resolved) => {
    const addresses = error ? [] : resolved.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) done(error ?? new Error(`${hostname} is no address the shop calls`), '', 0);
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

export const ssrfSafePost: Post = (url, headers, body) => {
  const { protocol, hostname, port } = new URL(url);
  // A numeric address is not resolved by `lookUpPublic`, so it is refused here.
  if (protocol !== 'https:' || port !== '' || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0)
    return Promise.reject(new Error('The shop posts to named services over https alone'));
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        lookup: lookUpPublic,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { ...headers, 'content-length': body.length },
      },
      (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MAX_RESPONSE_BYTES) answer.destroy();
        });
        answer.on('close', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
};
