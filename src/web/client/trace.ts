// The id under which the shop writes down what a call led to, in every line of its log: made here, so that
// what somebody saw go wrong can be found there. Nothing of it is kept in the browser.

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

let traceId: string | null = null;

/** From now on all calls of this page are of one story, as those of a purchase are. */
export function startPageTrace(): void {
  traceId ??= hex(16);
}

/** As W3C Trace Context wants it. */
export const traceparent = (): string => `00-${traceId ?? hex(16)}-${hex(8)}-01`;
