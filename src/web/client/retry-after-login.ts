// Some refusals can be mended by the person at the screen, such as a session that is over: then the very same
// call is made once more, and whoever made it never knows.

export type RefusedCall = { error: unknown; isWrite: boolean };

/** Asks whom it takes; answers whether the reason is gone. */
type RefusalHandler = (refused: RefusedCall) => Promise<boolean>;

const handlers = new Set<RefusalHandler>();

/** From now on this one is asked about every refusal. Answers how to stop. */
export function onRefusal(handler: RefusalHandler): () => void {
  handlers.add(handler);
  return () => void handlers.delete(handler);
}

/** Sends again at most once, and only when somebody says the reason is gone. */
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
