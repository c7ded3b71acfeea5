// Retries a refused API call once, after the person at the screen removed the reason, for example by logging
// in again. The code that made the call does not notice.

export type RefusedCall = { error: unknown; isWrite: boolean };

/**
 * Handles a refused call, for example with a log-in dialog. Returns true when the reason is removed and the
 * call may be retried.
 */
type RefusalHandler = (refused: RefusedCall) => Promise<boolean>;

const handlers = new Set<RefusalHandler>();

/** Registers a handler that is called for every refusal. Returns a function that removes it. */
export function onRefusal(handler: RefusalHandler): () => void {
  handlers.add(handler);
  return () => void handlers.delete(handler);
}

/**
 * Sends a call. After a refusal the registered handlers are asked; when one has removed the reason, the call
 * is sent once more, else the refusal is thrown. `isWrite` is passed to the handlers.
 */
export async function withRetryAfterRefusal<Answer>(
  send: () => Promise<Answer>,
  isWrite: boolean,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    for (const handle of handlers) if (await handle({ error, isWrite })) return send();
    throw error;
  }
}
