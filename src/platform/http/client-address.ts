// Who is asking, under which name and how: the one place that knows a visitor's address, the host and the
// scheme. What a client says about itself is checked before anything is made of it; the scheme is that of
// PUBLIC_URL, whatever a proxy says.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusing } from '#shared/api/problems.ts';
import { networkOf } from './networks.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/** A host name or address, with or without a port. */
export function isHost(text: string): boolean {
  const match = HOST.exec(text);
  return match !== null && Number(match[1] ?? 0) <= 65_535;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The narrowest network this visitor is counted by; those around it are `enclosingNetworks`. */
    readonly network: string;
    readonly proxyTrace: ProxyTrace;
  }
}

/** What a request tells about the proxies it came through. */
export type ProxyTrace = {
  /** Addresses in X-Forwarded-For. */
  forwarded: number;
  /** The shop took one of them for the visitor's. */
  believed: boolean;
};

/** Refuses a Host that is none with 400, and settles the scheme of every request. */
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
