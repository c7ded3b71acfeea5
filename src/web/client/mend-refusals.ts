// Some refusals can be mended by the person at the screen, such as a session that is over: then the very same
// call is made once more, and whoever made it never knows.

export type Refused = { error: unknown; isWrite: boolean };

/** Asks whom it takes; answers whether the reason is gone. */
type Mender = (refused: Refused) => Promise<boolean>;

const menders = new Set<Mender>();

/** From now on this one is asked about every refusal. Answers how to stop. */
export function mendRefusals(mender: Mender): () => void {
  menders.add(mender);
  return () => void menders.delete(mender);
}

/** Sends again at most once, and only when somebody says the reason is gone. */
export async function untilMended<Answer>(send: () => Promise<Answer>, isWrite: boolean): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    for (const mend of menders) if (await mend({ error, isWrite })) return send();
    throw error;
  }
}
