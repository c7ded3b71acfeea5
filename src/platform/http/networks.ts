// The networks a visitor is counted by. The owner of one IPv6 address has a /64 of them, a household has a
// /56, a tunnel or an office a /48. Mobile networks share one of those among many people, so wider networks
// have wider limits.

import { normalizeIP } from '@fastify/rate-limit';

/** Wider networks: prefix length, and `times` the limit of one address for the whole network. */
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
 * Lists a network of `networkOf` and those around it, narrowest first: for IPv4 only itself, for IPv6 its
 * /64, /56 and /48.
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
 * Returns the widest network that is still one household, or one mobile phone and its neighbours: the /56 of
 * an IPv6 address, or the IPv4 address itself.
 */
export function householdOf(network: string): string {
  return enclosingNetworks(network)[1]?.network ?? network;
}
