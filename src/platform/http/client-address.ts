// Determines a visitor's address, the host and the scheme of a request; no other module does. Information
// sent by the client is validated before use; the scheme is that of `PUBLIC_URL`, whatever a proxy says.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusing } from '#shared/api/problems.ts';
import { networkOf } from './networks.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/** Tells whether a text is a host name or address, with or without a port. */
export function isHost(text: string): boolean {
  const match = HOST.exec(text);
  return match !== null && Number(match[1] ?? 0) <= 65_535;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The narrowest network this visitor is counted by; `enclosingNetworks` returns the wider ones. */
    readonly network: string;
    readonly proxyTrace: ProxyTrace;
  }
}

/** The proxies a request reports. */
export type ProxyTrace = {
  /** Number of addresses in X-Forwarded-For. */
  forwarded: number;
  /** True when the shop accepted one of them as the visitor's address. */
  believed: boolean;
};

/** Refuses an invalid Host header with 400, and sets the scheme of every request. */
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
