// The networks a visitor is counted by. Whoever has one address of IPv6 has a /64 of them; a household has a
// /56, and a tunnel or an office a /48. On the telephone many people share one of those, so the wider ones
// are counted with wider bounds.

import { normalizeIP } from '@fastify/rate-limit';

/** `times`: of what one address may do, how much all of such a network may together. */
export const WIDER = { home: { bits: 56, times: 8 }, site: { bits: 48, times: 32 } } as const;

export type EnclosingNetwork = { network: string; times: number };

/** The address itself, of IPv6 its first 64 bits; what is no address stays as it is. */
export function networkOf(ip: string): string {
  return normalizeIP(ip);
}

/**
 * Those around a network of `networkOf`, the narrowest first: of IPv4 only itself, of IPv6 its /64, /56 and
 * /48.
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

/** The widest network that is still one household or one telephone's neighbours. */
export function householdOf(network: string): string {
  return enclosingNetworks(network)[1]?.network ?? network;
}
