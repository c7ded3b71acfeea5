// Starts a trace for every request. The trace continues the caller's trace when the request names one;
// otherwise it is new. The trace id is also the request id.

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginTrace, inTrace, newTraceId, readTraceparent, type Trace, type Tracer } from './trace.ts';

/**
 * Returns the id of a request, for Fastify's `genReqId`: the trace id of its `traceparent` header, or a new
 * one when the header is absent or invalid.
 */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  readTraceparent(headers.traceparent)?.id ?? newTraceId();

/**
 * Installs the tracing hooks. Must be called before all other hooks, so that their log lines carry the trace
 * id.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const traces = new WeakMap<FastifyRequest, Trace>();
  const within = (request: FastifyRequest, done: () => void) => {
    const trace = traces.get(request);
    if (trace) inTrace(trace, done);
    else done();
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const name = `${request.method} ${request.routeOptions.url ?? 'none'}`;
    const parent = readTraceparent(request.headers.traceparent);
    traces.set(request, beginTrace(tracer, name, 'server', parent, request.id));
    within(request, done);
  });
  // A body comes by events of the connection, and the end of an answer too: they know nothing of the request
  // they belong to.
  app.addHook('preValidation', (request, _reply, done) => within(request, done));
  app.addHook('onResponse', (request, { statusCode }, done) => {
    traces.get(request)?.span?.end(
      {
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? 'none',
        'http.response.status_code': statusCode,
      },
      statusCode >= 500 ? request.refusedAs : undefined,
    );
    within(request, done);
  });
}
