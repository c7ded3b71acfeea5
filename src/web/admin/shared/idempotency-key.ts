// Creates the idempotency key of one intended write. A repeated press, or a retry after a lost answer, must
// send the same key, so that the write happens only once.

/** Returns a new random key of 32 hexadecimal digits. */
export function createIdempotencyKey(): string {
  // Not randomUUID: it is missing on plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
