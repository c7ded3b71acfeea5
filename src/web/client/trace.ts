// Creates the trace id of an API call, which the shop writes in every log line of that call. An error
// somebody saw can thus be found in the log. The browser does not store the id.

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

let traceId: string | null = null;

/** Gives all later calls of this page the same trace id, for example those of a purchase. */
export function startPageTrace(): void {
  traceId ??= hex(16);
}

/** Returns the `traceparent` header (W3C Trace Context) of the next call. */
export const traceparent = (): string => `00-${traceId ?? hex(16)}-${hex(8)}-01`;
