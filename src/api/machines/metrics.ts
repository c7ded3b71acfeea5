// GET /metrics: measurements of the process and the shop in the Prometheus format.

import { healthEndpoints } from '#modules/operations/endpoints.ts';
import type { Serve } from '../serve.ts';

type Metrics = { read(): Promise<{ contentType: string; text: string }> };

export function serveMetrics(serve: Serve, metrics: Metrics): void {
  serve(healthEndpoints.metrics, async ({ reply }) => {
    const { contentType, text } = await metrics.read();
    return reply.type(contentType).send(text);
  });
}
