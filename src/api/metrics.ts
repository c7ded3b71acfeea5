// GET /metrics: figures for a monitor in the format of Prometheus.

import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';

type Ports = {
  metrics: { read(): Promise<{ contentType: string; text: string }> };
  requireOperatorOrMonitor: onRequestAsyncHookHandler;
};

/** With the session of an operator, or with METRICS_TOKEN. */
export function metricsRoutes({ metrics, requireOperatorOrMonitor }: Ports) {
  return async (app: FastifyInstance): Promise<void> => {
    app.route({
      method: 'GET',
      url: '/metrics',
      onRequest: requireOperatorOrMonitor,
      schema: { tags: ['health'], summary: 'Figures for a monitor, in the format of Prometheus' },
      handler: async (_request, reply) => {
        const { contentType, text } = await metrics.read();
        return reply.header('cache-control', 'no-store').type(contentType).send(text);
      },
    });
  };
}
