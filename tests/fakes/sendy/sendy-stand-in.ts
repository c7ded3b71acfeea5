// A local stand-in for Sendy, written from its official clients: shipments can be registered, generated,
// listed and cancelled, with PDF labels. It can simulate every failure of such a service.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod';
import { listenOnFreePort } from '#platform/http/connections/listen.ts';
import { labelsPdf } from './labels-pdf.ts';

/**
 * A failure of the next matching calls. With `…_done` the operation is carried out and only the answer is
 * lost.
 */
export type SendyFault = {
  /**
   * The calls that fail: "POST /shipments", "POST /generate", "GET /shipments", "DELETE /shipments", "GET
   * /labels", or "*" for all.
   */
  on: string;
  kind:
    | 'silent'
    | 'silent_done'
    | 'broken'
    | 'broken_done'
    | 'nonsense_done'
    | 'busy'
    | 'unauthorized'
    | 'refused';
  times?: number;
};

export type SendyShipmentRecord = {
  uuid: string;
  reference: string;
  status: 'new' | 'generated' | 'cancelled';
  phase: string;
  carrier: string;
  packages: { uuid: string; package_number: string; tracking_url: string }[];
  /** The body of the request that registered the shipment. */
  body: Record<string, unknown>;
};

export type SendyStandIn = {
  url: string;
  token: string;
  /** The shipments, newest first as in Sendy's list, without deleted ones. */
  shipments: SendyShipmentRecord[];
  /** The references of the bought labels in order; a label that was bought twice is listed twice. */
  bought: string[];
  /** Every received call in the form "POST /shipments". */
  calls: string[];
  fail(fault: SendyFault): void;
  heal(): void;
  stop(): Promise<void>;
};

const PAGE = 15;
const TOKEN = 'sendy-token';

const SERVICES = {
  '1': [
    { id: 11, value: 'POSTNL_MAILBOX', name: 'Brievenbuspakje', options: [] },
    { id: 12, value: 'POSTNL_EXPRESS', name: 'Express', options: [] },
  ],
  '2': [
    {
      id: 21,
      value: 'POSTNL_HOME',
      name: 'Thuisbezorgd',
      options: [{ key: 'signature', name: 'Handtekening' }],
    },
    { id: 22, value: 'POSTNL_NEXT_DAY', name: 'Volgende dag', options: [] },
  ],
};

export async function startSendyStandIn({ slowMs = 0 } = {}): Promise<SendyStandIn> {
  const shipments: SendyShipmentRecord[] = [];
  const bought: string[] = [];
  const calls: string[] = [];
  let fault: SendyFault | null = null;

  function faultFor(name: string): SendyFault['kind'] | null {
    if (!fault || (fault.on !== '*' && fault.on !== name)) return null;
    const { kind, times } = fault;
    if (times !== undefined) fault = times > 1 ? { ...fault, times: times - 1 } : null;
    return kind;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const body = await readBody(request);
    const name = nameOf(request.method ?? 'GET', url.pathname);
    calls.push(name);
    const kind = faultFor(name);
    const send = (status: number, answered?: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(answered === undefined ? undefined : JSON.stringify(answered));
    };
    if (kind === 'silent') return;
    if (kind === 'broken') return send(500, { message: 'Server Error' });
    if (kind === 'busy') return send(429, { message: 'Too Many Attempts.' }, { 'retry-after': '60' });
    if (kind === 'refused')
      return send(422, { message: 'Invalid.', errors: { postal_code: ['De postcode klopt niet.'] } });
    if (kind === 'unauthorized' || request.headers.authorization !== `Bearer ${TOKEN}`)
      return send(401, { message: 'Unauthenticated.' });
    const [status, answered] = act(name, url, body);
    if (kind === 'silent_done') return;
    if (kind === 'broken_done') return send(500, { message: 'Server Error' });
    if (kind === 'nonsense_done') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Onderhoud</h1>');
      return;
    }
    if (slowMs > 0) await new Promise((done) => setTimeout(done, slowMs));
    send(status, answered);
  }

  function act(name: string, url: URL, body: Record<string, unknown>): [number, unknown?] {
    const uuid = /^\/shipments\/([^/]+)/.exec(url.pathname)?.[1];
    const found = shipments.find((shipment) => shipment.uuid === uuid);
    if (uuid !== undefined && !found) return [404, { message: 'Not Found' }];
    switch (name) {
      case 'GET /shops':
        return [200, { data: [{ uuid: 'shop-1', name: 'Zwartwit' }] }];
      case 'GET /carriers':
        return [200, { data: [{ id: 3, value: 'PostNL', name: 'PostNL' }] }];
      case 'GET /services':
        return [200, { data: url.searchParams.get('product_type') === '1' ? SERVICES[1] : SERVICES[2] }];
      case 'GET /labels':
        return [200, { labels: labelsPdf(referencesOf(url)).toString('base64') }];
      case 'POST /shipments':
        return [201, { data: shown(register(body)) }];
      case 'GET /shipments':
        return found ? [200, { data: shown(found) }] : [200, listPage(Number(url.searchParams.get('page')))];
      default:
        return found ? change(name, found) : [404, { message: 'Not Found' }];
    }
  }

  const referencesOf = (url: URL) =>
    [...url.searchParams]
      .filter(([name]) => name.startsWith('ids['))
      .map(([, id]) => shipments.find(({ uuid }) => uuid === id)?.reference ?? 'unknown');

  function register(body: Record<string, unknown>): SendyShipmentRecord {
    const record: SendyShipmentRecord = {
      uuid: randomUUID(),
      reference: String(body.reference),
      status: 'new',
      phase: 'new',
      carrier: String(body.carrier),
      packages: [],
      body,
    };
    shipments.unshift(record);
    return record;
  }

  function change(name: string, found: SendyShipmentRecord): [number, unknown?] {
    if (name === 'POST /generate') {
      if (found.status !== 'new') return [422, { message: 'Deze zending is al gegenereerd.', errors: {} }];
      bought.push(found.reference);
      found.status = 'generated';
      const code = `3SSTAND${String(bought.length).padStart(6, '0')}`;
      found.packages = [
        { uuid: randomUUID(), package_number: code, tracking_url: `https://track.example/${code}` },
      ];
      return [200, { data: shown(found) }];
    }
    if (found.phase !== 'new') return [422, { message: 'Deze zending is al onderweg.', errors: {} }];
    if (found.status === 'new') shipments.splice(shipments.indexOf(found), 1);
    else found.status = 'cancelled';
    return [204];
  }

  function listPage(page: number) {
    const from = (page - 1) * PAGE;
    const last_page = Math.max(1, Math.ceil(shipments.length / PAGE));
    return { data: shipments.slice(from, from + PAGE).map(shown), meta: { current_page: page, last_page } };
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    token: TOKEN,
    shipments,
    bought,
    calls,
    fail(wanted) {
      fault = wanted;
    },
    heal() {
      fault = null;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function nameOf(method: string, path: string): string {
  if (path.endsWith('/generate')) return `${method} /generate`;
  if (path.endsWith('/services')) return `${method} /services`;
  return `${method} /${path.split('/')[1] ?? ''}`;
}

function shown({ uuid, reference, status, phase, carrier, packages }: SendyShipmentRecord) {
  return { uuid, reference, status, phase, carrier, has_labels: packages.length > 0, packages };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}
