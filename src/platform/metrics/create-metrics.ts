// Collects Prometheus metrics: the process itself, requests by route, and business figures read at each
// scrape. Routes are named by their pattern, so that no customer's address is included.

import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SecurityEvent } from '../http/security-events.ts';
import { createGather } from './gather.ts';
import { processRegister } from './process-counters.ts';

/** A number of things, such as jobs, in each of their states: { waiting: 3, failed: 0 }. */
export type StateCounts = Readonly<Record<string, number>>;

/** One value of a metric, with the names and values of its labels. */
export type Sample = { labels: Readonly<Record<string, string>>; value: number };

/** A gauge: a metric whose values are read at each scrape. `help` is its description. */
export type GaugeDefinition = { help: string; labels: readonly string[]; read(): Promise<readonly Sample[]> };

export type Metrics = {
  /** Counts the responses of every route of this server. Must be called before the routes are registered. */
  watch(app: FastifyInstance): void;
  countSecurity(event: SecurityEvent): void;
  /** Returns the text of GET /metrics. A gauge that cannot be read is left out and counted as an error. */
  read(): Promise<{ contentType: string; text: string }>;
};

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Node's default metrics `nodejs_active_<name>_total`, which are left out: they are named like counters, but
 * are only sums of other metrics.
 */
const NOT_COUNTERS = ['resources', 'handles', 'requests'];

/** Creates the metrics. `figures` are the shop's own gauges, by name without the prefix `zwartwit_`. */
export function createMetrics(figures: Readonly<Record<string, GaugeDefinition>>): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register, prefix: 'zwartwit_' });
  for (const name of NOT_COUNTERS) register.removeSingleMetric(`zwartwit_nodejs_active_${name}_total`);
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'zwartwit_http_requests_total',
    help: 'Answers by route. What is kept is answered before this and counted as zwartwit_kept_answers_total.',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'zwartwit_http_request_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const security = new Counter({
    name: 'zwartwit_security_events_total',
    help: 'Log-ins, refusals and files taken out, by kind.',
    labelNames: ['event'],
    registers,
  });
  addGauges(figures, registers);
  const gather = createGather([register, processRegister]);
  return {
    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const route = routeOptions.url ?? 'none';
        requests.inc({ method, route, status: String(reply.statusCode) });
        durations.observe({ method, route }, reply.elapsedTime / 1000);
      });
    },
    countSecurity: (event) => security.inc({ event }),
    read: async () => ({ contentType: register.contentType, text: await gather() }),
  };
}

function addGauges(figures: Readonly<Record<string, GaugeDefinition>>, registers: Registry[]): void {
  const faults = new Counter({
    name: 'zwartwit_unreadable_figures_total',
    help: 'Looks in which a figure could not be read, such as while the database is away.',
    labelNames: ['figure'],
    registers,
  });
  for (const [name, { help, labels, read }] of Object.entries(figures)) {
    new Gauge({
      name: `zwartwit_${name}`,
      help,
      labelNames: labels,
      registers,
      // Every process reads the same.
      aggregator: 'first',
      async collect() {
        this.reset();
        // Without labels that leaves a nought, and what was not read is none.
        if (labels.length === 0) this.remove();
        try {
          for (const sample of await read()) this.set(sample.labels, sample.value);
        } catch {
          faults.inc({ figure: name });
        }
      },
    });
  }
}
