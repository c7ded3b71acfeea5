// Determines a visitor's IP address, the host and the scheme of a request; no other module does. Information
// sent by the client is validated first. The scheme is always the one of `PUBLIC_URL`, whatever a proxy
// reports.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusing } from '#shared/api/problems.ts';
import { networkOf } from './networks.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/** True when a text is a valid host name or IP address, with or without a port. */
export function isHost(text: string): boolean {
  const match = HOST.exec(text);
  return match !== null && Number(match[1] ?? 0) <= 65_535;
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The network by which rate limits count this visitor: an IPv4 address or an IPv6 /64.
     * `enclosingNetworks` returns the wider networks around it.
     */
    readonly network: string;
    readonly proxyTrace: ProxyTrace;
  }
}

/** The proxies in front of the shop, as far as a request shows them. */
export type ProxyTrace = {
  /** Number of addresses in the X-Forwarded-For header. */
  forwarded: number;
  /** True when the shop took the visitor's address from X-Forwarded-For, because the proxy is trusted. */
  believed: boolean;
};

/**
 * Installs the check of every request: an invalid Host header gets 400 `bad_host`, and the scheme is set from
 * `https`.
 */
export function installClientAddress(app: FastifyInstance, { https }: { https: boolean }): void {
  app.decorateRequest('network', {
    getter(this: FastifyRequest) {
      return networkOf(this.ip ?? '');
    },
  });
  app.decorateRequest('proxyTrace', {
    getter(this: FastifyRequest) {
      return proxyTraceOf(this);
    },
  });
  const protocol = { value: https ? 'https' : 'http' };
  app.addHook('onRequest', async (request) => {
    Object.defineProperty(request, 'protocol', protocol);
    if (request.headers.host !== undefined && !isHost(request.host)) throw badHost();
  });
}

const badHost = refusing('bad_host', 'De naam van de winkel in deze aanvraag klopt niet.');

function proxyTraceOf({ ip, headers, socket }: FastifyRequest): ProxyTrace {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return {
    forwarded: forwarded.split(',').filter((entry) => entry.trim() !== '').length,
    believed: ip !== socket.remoteAddress,
  };
}
