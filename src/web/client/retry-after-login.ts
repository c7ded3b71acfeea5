// Sends a failed API call once more after the person at the screen has removed the cause, for example by
// logging in again. The code that made the call does not notice.

export type RefusedCall = { error: unknown; isWrite: boolean };

/**
 * Handles a failed API call, for example by showing a log-in dialog. Returns true when the cause is removed
 * and the call may be sent again.
 */
type RefusalHandler = (refused: RefusedCall) => Promise<boolean>;

const handlers = new Set<RefusalHandler>();

/** Registers a handler for failed API calls. Returns a function that removes it. */
export function onRefusal(handler: RefusalHandler): () => void {
  handlers.add(handler);
  return () => void handlers.delete(handler);
}

/**
 * Sends an API call. When it fails, the registered handlers are called one after the other; when one returns
 * true, the call is sent once more, otherwise the error is thrown. `isWrite` tells the handlers whether the
 * call changes data.
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
