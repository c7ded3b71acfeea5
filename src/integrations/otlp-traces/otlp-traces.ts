// Sends traces to a collector such as Grafana Tempo or Jaeger (OTLP over HTTP). The module is loaded only
// when a collector is configured. Traces the collector does not accept in time are dropped; the shop never
// waits for the collector.

import { setTimeout as pause } from 'node:timers/promises';
import {
  ROOT_CONTEXT,
  type Span as SdkSpan,
  type Tracer as SdkTracer,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from '#platform/database/logger.ts';
import type { Parent, Span, Tracer } from '#platform/trace/trace.ts';
import { minutes, seconds } from '#shared/clock.ts';

export type OtlpCollector = {
  /**
   * The base URL of the service that collects the traces, without a slash at the end; traces are posted to
   * `/v1/traces` below it.
   */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
};

const KINDS = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
} as const;
const TIMEOUT_MS = seconds(5);
const BATCH_INTERVAL_MS = seconds(2);
/** The minimum time in ms between two warnings that the service that collects the traces is unreachable. */
const WARN_INTERVAL_MS = minutes(10);

export function createOtlpTracer(collector: OtlpCollector, role: string, log: Logger): Tracer {
  const random = new RandomIdGenerator();
  // A root span generates the id of its trace synchronously; this variable makes it the trace id of the shop.
  let currentTraceId: string | null = null;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'zwartwit',
      'shop.role': role,
      'process.pid': process.pid,
    }),
    sampler: new AlwaysOnSampler(),
    idGenerator: {
      generateTraceId: () => currentTraceId ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: openExporter(collector, log),
        scheduledDelayMillis: BATCH_INTERVAL_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('zwartwit');
  return {
    begin(name, kind, { id, parent }) {
      const above = parent ? trace.setSpanContext(ROOT_CONTEXT, contextOf(parent)) : ROOT_CONTEXT;
      currentTraceId = id;
      return spanOf(tracer, tracer.startSpan(name, { kind: KINDS[kind] }, above));
    },
    async close() {
      // Spans that the collector does not accept in time are lost; the shutdown does not wait for them.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, pause(TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

function spanOf(tracer: SdkTracer, span: SdkSpan): Span {
  return {
    id: span.spanContext().spanId,
    begin(name, kind, attributes) {
      const settings = { kind: KINDS[kind], attributes: { ...attributes } };
      return spanOf(tracer, tracer.startSpan(name, settings, trace.setSpan(ROOT_CONTEXT, span)));
    },
    link: (parent) => void span.addLink({ context: contextOf(parent) }),
    end(attributes, error) {
      span.setAttributes({ ...attributes });
      const message = error instanceof Error ? error.name : String(error);
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message });
      span.end();
    },
  };
}

const contextOf = ({ id, spanId }: Parent) => ({
  traceId: id,
  spanId,
  traceFlags: TraceFlags.SAMPLED,
  isRemote: true,
});

/** Opens an exporter of traces that logs a warning when the collecting service accepts nothing. */
function openExporter({ endpoint, headers }: OtlpCollector, log: Logger): SpanExporter {
  const url = `${endpoint}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: TIMEOUT_MS });
  let warnedAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && performance.now() - warnedAt > WARN_INTERVAL_MS) {
          warnedAt = performance.now();
          log.warn({ err: result.error }, 'the collector of traces takes nothing; they are dropped');
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
