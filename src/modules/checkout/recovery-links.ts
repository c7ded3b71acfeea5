// The signed link of a recovery mail. Whoever holds it is the customer: it opens the basket on any device.
// The session id is known only as its hash, so it cannot be handed out again; the basket gets a new session instead.
// One owner at a time keeps every other rule of drafts as it is. The browser that loses it keeps what was typed, and
// what it pays still becomes the order: a payment finds its basket by the agreement, not by the session.

import { changeDraft, createSessionId, findDraft, hashSessionId, lockDraft } from '#modules/drafts/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { type Clock, days } from '#shared/clock.ts';

const PURPOSE = 'recovery';
/** As long as an abandoned basket is kept. */
const VALID_FOR = days(30);

export type OpenedRecovery =
  /** Not ours, too old, or the basket is gone. */
  | { kind: 'invalid' }
  | { kind: 'paid'; orderId: number | null }
  | { kind: 'open'; sessionId: string; variant: string };

export type RecoveryLinks = {
  urlOf(draftId: number): string;
  /** The basket of a link, or null. Looking changes nothing. */
  draftIdOf(token: string): number | null;
  /** Gives the basket to the visitor; one who owns it already keeps the session. */
  open(token: string, currentSession: string | null): Promise<OpenedRecovery>;
};

export function createRecoveryLinks(ports: {
  database: Database;
  tokens: SignedTokens;
  clock: Clock;
  publicUrl: string;
}): RecoveryLinks {
  const { database, tokens, clock } = ports;

  function draftIdOf(token: string): number | null {
    const [id, until] = (tokens.read(PURPOSE, token) ?? '').split('.').map(Number);
    return id && until && until > clock.now().getTime() ? id : null;
  }

  return {
    draftIdOf,
    urlOf(draftId) {
      const value = `${draftId}.${clock.now().getTime() + VALID_FOR}`;
      return `${ports.publicUrl}/herstel/${tokens.sign(PURPOSE, value)}`;
    },
    async open(token, currentSession) {
      const draftId = draftIdOf(token);
      const draft = draftId === null ? null : await findDraft(database.orm, draftId);
      if (!draft) return { kind: 'invalid' };
      return database.transaction(async (tx) => {
        const locked = await lockDraft(tx, draft.id);
        if (!locked) return { kind: 'invalid' };
        if (locked.isCompleted) return { kind: 'paid', orderId: locked.orderId };
        const variant = locked.variantCode;
        if (currentSession && locked.sessionHash === hashSessionId(currentSession))
          return { kind: 'open', sessionId: currentSession, variant };
        const sessionId = createSessionId(clock);
        await changeDraft(tx, locked.id, { sessionHash: hashSessionId(sessionId) });
        return { kind: 'open', sessionId, variant };
      });
    },
  };
}
