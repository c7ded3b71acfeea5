// The key of one intention: whoever presses twice, or again after silence, means the same booking.

/** 32 hexadecimal signs. */
export function createIdempotencyKey(): string {
  // Not randomUUID: it is missing on plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
