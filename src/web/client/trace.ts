// Creates the trace id of a call, which the shop writes in every log line of that call: with it, an error
// somebody saw can be found in the log. The browser does not store it.

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

let traceId: string | null = null;

/** Gives all later calls of this page the same trace id, for example those of a purchase. */
export function startPageTrace(): void {
  traceId ??= hex(16);
}

/** The `traceparent` header of W3C Trace Context. */
export const traceparent = (): string => `00-${traceId ?? hex(16)}-${hex(8)}-01`;
