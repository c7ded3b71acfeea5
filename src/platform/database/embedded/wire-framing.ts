// Cuts the byte stream of a PostgreSQL client into groups of protocol messages that the embedded engine can
// run in one go. A group ends where the server must answer: after Query, Sync, Flush, a function call or
// Terminate.

const LENGTH_BYTES = 4;
const TYPE_BYTES = 1;
const BATCH_ENDS = new Set(['Q', 'S', 'H', 'F', 'X'].map((letter) => letter.charCodeAt(0)));

export const STARTUP_CODE = 196608;
export const SSL_REQUEST_CODE = 80877103;
export const CANCEL_REQUEST_CODE = 80877102;

export type WireUnit =
  | { kind: 'startup'; code: number; bytes: Uint8Array }
  | { kind: 'batch'; bytes: Uint8Array }
  | { kind: 'terminate' };

/**
 * Creates the parser of one client connection. `push` takes the next received bytes and returns the groups of
 * PostgreSQL messages that are complete, in order; incomplete bytes are kept for the next call.
 */
export function createWireFramer(): { push(chunk: Uint8Array): WireUnit[] } {
  let rest = Buffer.alloc(0);
  let scanned = 0;
  let started = false;

  const nextStartup = (): WireUnit | null => {
    if (rest.length < LENGTH_BYTES * 2) return null;
    const length = rest.readUInt32BE(0);
    if (rest.length < length) return null;
    const bytes = Uint8Array.from(rest.subarray(0, length));
    const code = rest.readUInt32BE(LENGTH_BYTES);
    rest = rest.subarray(length);
    // After a refused SSL request the client sends its real start-up packet.
    started = code !== SSL_REQUEST_CODE;
    return { kind: 'startup', code, bytes };
  };

  const nextBatch = (): WireUnit | null => {
    while (rest.length >= scanned + TYPE_BYTES + LENGTH_BYTES) {
      const type = rest.readUInt8(scanned);
      const end = scanned + TYPE_BYTES + rest.readUInt32BE(scanned + TYPE_BYTES);
      if (rest.length < end) return null;
      scanned = end;
      if (!BATCH_ENDS.has(type)) continue;
      const bytes = Uint8Array.from(rest.subarray(0, end));
      rest = rest.subarray(end);
      scanned = 0;
      return type === 'X'.charCodeAt(0) ? { kind: 'terminate' } : { kind: 'batch', bytes };
    }
    return null;
  };

  return {
    push(chunk) {
      rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
      const units: WireUnit[] = [];
      for (;;) {
        const unit = started ? nextBatch() : nextStartup();
        if (unit === null) return units;
        units.push(unit);
      }
    },
  };
}
