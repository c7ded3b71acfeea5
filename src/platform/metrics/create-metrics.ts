// Figures for a monitor in the format of Prometheus: the process by itself, requests as they are answered, and the
// business at the moment somebody looks. Routes are named by their pattern, so no address of a customer gets in.

import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SecurityEvent } from '../http/security-events.ts';

/** Numbers by state, such as { waiting: 3, failed: 0 }. */
export type StateCounts = Readonly<Record<string, number>>;

export type Metrics = {
  /** Counts what every route of this server answers. Called before the routes are registered. */
  watch(app: FastifyInstance): void;
  countSecurity(event: SecurityEvent): void;
  /** The text of GET /metrics. */
  read(): Promise<{ contentType: string; text: string }>;
};

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** `business` is asked at each look: a name of a figure, with its numbers by state. */
export function createMetrics(
  business: Readonly<Record<string, { help: string; count(): Promise<StateCounts> }>>,
): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'zwartwit_' });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'zwartwit_http_requests_total',
    help: 'Answers by route. What is kept is answered before this and not counted.',
    labelNames,
    registers: [register],
  });
  const durations = new Histogram({
    name: 'zwartwit_http_request_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [register],
  });
  const security = new Counter({
    name: 'zwartwit_security_events_total',
    help: 'Log-ins, refusals and files taken out, by kind.',
    labelNames: ['event'],
    registers: [register],
  });
  for (const [name, { help, count }] of Object.entries(business)) {
    new Gauge({
      name: `zwartwit_${name}`,
      help,
      labelNames: ['state'],
      registers: [register],
      async collect() {
        this.reset();
        for (const [state, value] of Object.entries(await count())) this.set({ state }, value);
      },
    });
  }
  return {
    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const route = routeOptions.url ?? 'none';
        requests.inc({ method, route, status: String(reply.statusCode) });
        durations.observe({ method, route }, reply.elapsedTime / 1000);
      });
    },
    countSecurity: (event) => security.inc({ event }),
    read: async () => ({ contentType: register.contentType, text: await register.metrics() }),
  };
}
