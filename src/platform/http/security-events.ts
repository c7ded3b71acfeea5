// Logs security events: log-ins, refusals and their reasons. One hook sees every response. It logs no names,
// addresses or content; the same sender or account always has the same hash.

import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Problem code with which this request was refused, set by the error handler; absent for other requests.
     */
    refusedAs?: string;
  }
  interface FastifyContextConfig {
    /**
     * True when the route exports data of the shop, such as lists or the bookkeeping. Such requests are
     * logged.
     */
    takesDataOut?: boolean;
  }
}

/** The security event to log, by the problem code with which a request was refused. */
const REFUSALS = {
  invalid_credentials: 'login_failed',
  totp_invalid: 'second_factor_failed',
  too_many_attempts: 'login_locked',
  log_in_busy: 'login_crowded',
  rate_limited: 'limited',
  not_allowed: 'forbidden',
  cross_origin: 'cross_origin',
  invalid_signature: 'bad_signature',
  invalid_message: 'bad_signature',
} as const;

export type SecurityEvent = (typeof REFUSALS)[keyof typeof REFUSALS] | 'login' | 'taken_out';

const LOGIN = '/api/admin/login';

export function isDataExport({ method, routeOptions: { config } }: FastifyRequest): boolean {
  return method !== 'HEAD' && config?.takesDataOut === true;
}

type Ports = {
  hash(text: string): string;
  /** Counts a security event for the metrics. */
  count(event: SecurityEvent): void;
  /** Writes a security event into the audit log. An error in this function does not affect the response. */
  record(event: SecurityEvent, request: FastifyRequest, status: number): Promise<void>;
};

/**
 * Installs the hook that logs, counts and records security events. Must be called before the routes are
 * registered.
 */
export function logSecurityEvents(app: FastifyInstance, { hash, count, record }: Ports): void {
  app.addHook('onResponse', async (request, { statusCode: status }) => {
    const event = eventOf(request, status);
    if (!event) return;
    count(event);
    const route = request.routeOptions.url ?? '';
    const fields = { event, id: request.id, method: request.method, route, status };
    const who = { sender: hash(request.network), ...accountOf(request, hash) };
    request.log[status < 400 ? 'info' : 'warn']({ security: { ...fields, ...who } }, 'security');
    await record(event, request, status).catch((error) =>
      request.log.error({ err: error }, 'a security event is missing in the log of the back-office'),
    );
  });
}

function eventOf(request: FastifyRequest, status: number): SecurityEvent | null {
  const { refusedAs, method, routeOptions } = request;
  if (status >= 400) return Object.entries(REFUSALS).find(([code]) => code === refusedAs)?.[1] ?? null;
  if (method === 'POST' && routeOptions.url === LOGIN) return 'login';
  return isDataExport(request) ? 'taken_out' : null;
}

/**
 * Returns the user name typed at a log-in as the hash `account`; never the name itself, because people also
 * type passwords into that field. Returns an empty object for other routes.
 */
function accountOf({ body, routeOptions }: FastifyRequest, hash: (text: string) => string) {
  if (routeOptions.url !== LOGIN || typeof body !== 'object' || body === null) return {};
  return 'username' in body && typeof body.username === 'string'
    ? { account: hash(body.username.trim().toLowerCase()) }
    : {};
}
