// The trace of the running code: one id from the browser's request, through the provider's webhook, to the
// last job. Every log line and every sent job carries it; a collector draws its spans.

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export type SpanKind = 'server' | 'consumer' | 'client';
/** Attributes of a span, without customer data: patterns, kinds and counts, as in the log. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A span: one piece of work, sent to the collector. */
export type Span = {
  /** Span id of 16 hexadecimal digits. */
  readonly id: string;
  /** Begins a child span. */
  begin(name: string, kind: SpanKind, attributes: SpanAttributes): Span;
  /** Links the span to a second trace. */
  link(parent: Parent): void;
  end(attributes: SpanAttributes, error?: unknown): void;
};

/** The caller: its trace id and span id. */
export type Parent = { id: string; spanId: string };

export type Tracer = {
  /** Begins a span; null when traces are not collected. */
  begin(name: string, kind: SpanKind, context: { id: string; parent: Parent | null }): Span | null;
  /** Sends the remaining spans, within seconds. */
  close(): Promise<void>;
};

export type Trace = {
  /** Trace id of 32 hexadecimal digits. */
  id: string;
  /** The trace's own id before it adopted an earlier one; null when it did not. */
  cameAs: string | null;
  /** Parent of the jobs sent from here when it is not the current span; null otherwise. */
  continues: Parent | null;
  readonly span: Span | null;
};

/** A tracer for a shop whose traces are not collected. */
export const noopTracer: Tracer = { begin: () => null, close: async () => undefined };

const storage = new AsyncLocalStorage<Trace>();

export const newTraceId = (): string => randomBytes(16).toString('hex');

/** Begins a trace with its first span: the caller's trace when `parent` is given, else a new one. */
export function beginTrace(tracer: Tracer, name: string, kind: SpanKind, parent: Parent | null, id?: string) {
  const context = { id: parent?.id ?? id ?? newTraceId(), parent };
  return { id: context.id, cameAs: null, continues: null, span: tracer.begin(name, kind, context) };
}

/**
 * Runs `work` in a trace; everything it does, also later and through other functions, belongs to that trace.
 */
export function inTrace<T>(trace: Trace, work: () => T): T {
  return storage.run(trace, work);
}

/** Returns the trace of the running code; undefined for the shop's own work. */
export const currentTrace = (): Trace | undefined => storage.getStore();

/**
 * Adopts the trace id in `traceparent`: log lines and jobs of the running code carry that id from now on,
 * with its original id beside it. An invalid value changes nothing.
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
 * Runs `work` so that a `continueTrace` in it does not affect the caller, for items that are processed one by
 * one.
 */
export function withNewTrace<T>(work: () => T): T {
  const trace = storage.getStore();
  return trace ? storage.run({ ...trace }, work) : work();
}

/** Returns the trace fields of a log line; empty outside a trace. */
export function traceFields(): { trace?: string; cameAs?: string } {
  const trace = storage.getStore();
  if (!trace) return {};
  return trace.cameAs === null ? { trace: trace.id } : { trace: trace.id, cameAs: trace.cameAs };
}

/** Returns the W3C Trace Context header for outgoing calls and jobs; undefined outside a trace. */
export function currentTraceparent(): string | undefined {
  const trace = storage.getStore();
  if (!trace) return undefined;
  // Without a collector there are no spans, and the format asks for the id of one.
  const spanId = trace.continues?.spanId ?? trace.span?.id ?? trace.id.slice(0, 16);
  return `00-${trace.id}-${spanId}-01`;
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * Parses a traceparent header; null for anything invalid, because strangers send it and it goes into the log.
 */
export function readTraceparent(text: unknown): Parent | null {
  const [, id, spanId] = (typeof text === 'string' && TRACEPARENT.exec(text)) || [];
  return id === undefined || spanId === undefined ? null : { id, spanId };
}
