// The trace of the running code: one id from the browser's request, through the provider's webhook, to the
// last job. Every log line and every sent job carries the id. A trace collector displays the spans.

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export type SpanKind = 'server' | 'consumer' | 'client';
/** Attributes of a span, without customer data: patterns, kinds and counts, as in the log. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A span: one timed piece of work within a trace. */
export type Span = {
  /** Span id of 16 hexadecimal digits. */
  readonly id: string;
  /** Begins a child span: a part of the work of this span. */
  begin(name: string, kind: SpanKind, attributes: SpanAttributes): Span;
  /** Connects this span to the span of another trace, which the collector shows as a link. */
  link(parent: Parent): void;
  end(attributes: SpanAttributes, error?: unknown): void;
};

/** The caller's position in its trace: trace id and span id. */
export type Parent = { id: string; spanId: string };

export type Tracer = {
  /** Begins a span; returns null when traces are not collected. */
  begin(name: string, kind: SpanKind, context: { id: string; parent: Parent | null }): Span | null;
  /** Sends the remaining spans, within seconds, and ends the connection to the collector. */
  close(): Promise<void>;
};

export type Trace = {
  /** Trace id of 32 hexadecimal digits. */
  id: string;
  /** The id this trace had before `continueTrace` replaced it; null when it was never replaced. */
  cameAs: string | null;
  /**
   * Position in the trace that `continueTrace` adopted; the jobs sent from here get it as their parent. Null
   * when no trace was adopted: then the current span is their parent.
   */
  continues: Parent | null;
  readonly span: Span | null;
};

/** A tracer that records nothing, for a shop whose traces are not collected. */
export const noopTracer: Tracer = { begin: () => null, close: async () => undefined };

const storage = new AsyncLocalStorage<Trace>();

export const newTraceId = (): string => randomBytes(16).toString('hex');

/**
 * Creates a trace with its first span. The trace continues the caller's trace when `parent` is given;
 * otherwise it is new, with the id `id` or a random one.
 */
export function beginTrace(tracer: Tracer, name: string, kind: SpanKind, parent: Parent | null, id?: string) {
  const context = { id: parent?.id ?? id ?? newTraceId(), parent };
  return { id: context.id, cameAs: null, continues: null, span: tracer.begin(name, kind, context) };
}

/** Runs `work` in a trace. Everything `work` does, also in later callbacks, belongs to that trace. */
export function inTrace<T>(trace: Trace, work: () => T): T {
  return storage.run(trace, work);
}

/** Returns the trace of the running code; undefined outside requests and jobs. */
export const currentTrace = (): Trace | undefined => storage.getStore();

/**
 * Adopts the trace id in `traceparent`: from now on, log lines and jobs of the running code carry that id.
 * Log lines also keep the original id as `cameAs`. An invalid value changes nothing.
 */
export function continueTrace(traceparent: string | null | undefined): void {
  const trace = storage.getStore();
  const parent = readTraceparent(traceparent);
  if (!trace || !parent || parent.id === trace.id) return;
  trace.cameAs ??= trace.id;
  trace.id = parent.id;
  trace.continues = parent;
  trace.span?.link(parent);
}

/**
 * Runs `work` with a copy of the current trace, so that a `continueTrace` in `work` does not affect the
 * caller. Used when one job processes several items, each of which continues another trace.
 */
export function withNewTrace<T>(work: () => T): T {
  const trace = storage.getStore();
  return trace ? storage.run({ ...trace }, work) : work();
}

/**
 * Returns the fields that every log line gets from the current trace: `trace`, its id, and `cameAs`. Empty
 * outside a trace.
 */
export function traceFields(): { trace?: string; cameAs?: string } {
  const trace = storage.getStore();
  if (!trace) return {};
  return trace.cameAs === null ? { trace: trace.id } : { trace: trace.id, cameAs: trace.cameAs };
}

/** Returns the W3C `traceparent` header for outgoing calls and jobs; undefined outside a trace. */
export function currentTraceparent(): string | undefined {
  const trace = storage.getStore();
  if (!trace) return undefined;
  // Without a collector there are no spans, and the format asks for the id of one.
  const spanId = trace.continues?.spanId ?? trace.span?.id ?? trace.id.slice(0, 16);
  return `00-${trace.id}-${spanId}-01`;
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * Parses a `traceparent` header. Returns null for anything but a well-formed header, because strangers can
 * send it and its ids are logged.
 */
export function readTraceparent(text: unknown): Parent | null {
  const [, id, spanId] = (typeof text === 'string' && TRACEPARENT.exec(text)) || [];
  return id === undefined || spanId === undefined ? null : { id, spanId };
}
