// Which story the running code belongs to: one id from the browser that asked, over the provider's message,
// to the job that ends it. Every line of the log carries it, and so does every job that is sent; a collector
// of traces draws its spans.

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export type SpanKind = 'server' | 'consumer' | 'client';
/** Nothing of a customer: patterns, kinds and counts, as in the log. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A piece of work on its way to the collector. */
export type Span = {
  /** 16 hexadecimal digits. */
  readonly id: string;
  /** A piece of this one. */
  begin(name: string, kind: SpanKind, attributes: SpanAttributes): Span;
  /** Belongs to another story as well. */
  link(parent: Parent): void;
  end(attributes: SpanAttributes, error?: unknown): void;
};

/** Who asked: the story, and the piece of it that did. */
export type Parent = { id: string; spanId: string };

export type Tracer = {
  /** Null when nobody collects. */
  begin(name: string, kind: SpanKind, context: { id: string; parent: Parent | null }): Span | null;
  /** Sends what is left, within seconds. */
  close(): Promise<void>;
};

export type Trace = {
  /** 32 hexadecimal digits. */
  id: string;
  /** The id it came with, before it turned out to continue an earlier story. */
  cameAs: string | null;
  /** What a job sent from here is a piece of, when that is not the span. */
  continues: Parent | null;
  readonly span: Span | null;
};

/** For a shop whose traces nobody collects. */
export const noopTracer: Tracer = { begin: () => null, close: async () => undefined };

const storage = new AsyncLocalStorage<Trace>();

export const newTraceId = (): string => randomBytes(16).toString('hex');

/** Begins a piece of a story: that of who asked, or a new one. */
export function beginTrace(tracer: Tracer, name: string, kind: SpanKind, parent: Parent | null, id?: string) {
  const context = { id: parent?.id ?? id ?? newTraceId(), parent };
  return { id: context.id, cameAs: null, continues: null, span: tracer.begin(name, kind, context) };
}

/** Everything `work` does, also later and through other functions, is of this story. */
export function inTrace<T>(trace: Trace, work: () => T): T {
  return storage.run(trace, work);
}

/** Of which story the running code is; undefined for what the shop does by itself. */
export const currentTrace = (): Trace | undefined => storage.getStore();

/**
 * What runs turns out to go on with an earlier story: from here on its lines and its jobs carry that id, with
 * its own beside.
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
 * What `work` turns out to continue is not what its caller is a piece of: one of many that are looked at in
 * turn.
 */
export function withNewTrace<T>(work: () => T): T {
  const trace = storage.getStore();
  return trace ? storage.run({ ...trace }, work) : work();
}

/** Of every line of the log. */
export function traceFields(): { trace?: string; cameAs?: string } {
  const trace = storage.getStore();
  if (!trace) return {};
  return trace.cameAs === null ? { trace: trace.id } : { trace: trace.id, cameAs: trace.cameAs };
}

/** As W3C Trace Context writes it, for what is sent from here; undefined outside a story. */
export function currentTraceparent(): string | undefined {
  const trace = storage.getStore();
  if (!trace) return undefined;
  // Without a collector there are no spans, and the format asks for the id of one.
  const spanId = trace.continues?.spanId ?? trace.span?.id ?? trace.id.slice(0, 16);
  return `00-${trace.id}-${spanId}-01`;
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/** Null for whatever is not exactly one: it comes from strangers, and goes into the log. */
export function readTraceparent(text: unknown): Parent | null {
  const [, id, spanId] = (typeof text === 'string' && TRACEPARENT.exec(text)) || [];
  return id === undefined || spanId === undefined ? null : { id, spanId };
}
