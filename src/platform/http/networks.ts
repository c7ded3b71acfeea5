// Determines the networks by which rate limits count a visitor. The owner of one IPv6 address has a whole
// /64, a household a /56, a tunnel or a company a /48. Mobile providers share such a network among many
// people, so wider networks have higher limits.

import { normalizeIP } from '@fastify/rate-limit';

/**
 * The wider IPv6 networks: `bits` is the prefix length; `times` is the factor by which the limit of the whole
 * network exceeds that of one /64.
 */
export const WIDER = { home: { bits: 56, times: 8 }, site: { bits: 48, times: 32 } } as const;

export type EnclosingNetwork = { network: string; times: number };

/**
 * Returns the network of an address: an IPv4 address itself, the first 64 bits of an IPv6 address. Any other
 * text is returned unchanged.
 */
export function networkOf(ip: string): string {
  return normalizeIP(ip);
}

/**
 * Lists the network itself and the networks around it, narrowest first. For IPv4 that is only the address
 * itself, for IPv6 the /64, /56 and /48. `network` comes from `networkOf`.
 */
export function enclosingNetworks(network: string): EnclosingNetwork[] {
  const self = { network, times: 1 };
  if (!network.includes(':')) return [self];
  const wider = Object.values(WIDER).map(({ bits, times }) => ({
    network: `${normalizeIP(network, bits)}/${bits}`,
    times,
  }));
  return [self, ...wider];
}

/**
 * Returns the widest network that is still one household: the /56 of an IPv6 address, or the IPv4 address
 * itself. On a mobile network a /56 may contain some neighbours.
 */
export function householdOf(network: string): string {
  return enclosingNetworks(network)[1]?.network ?? network;
}
