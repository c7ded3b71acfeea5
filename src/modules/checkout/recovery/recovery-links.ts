// The signed link of a recovery mail, with which the addressee opens the basket on any device, once. Opening
// it moves the basket to a new session, because session ids are stored only as hashes and a basket has one
// owner at a time. The browser that loses the basket keeps the typed fields. A payment made there still
// becomes the order, because a payment finds its basket through the agreement, not the session.

import { createHash } from 'node:crypto';
import {
  changeDraft,
  createSessionId,
  type DraftRow,
  findDraft,
  hashSessionId,
  lockDraft,
} from '#modules/drafts/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { notFound, Refusal } from '#shared/api/problems.ts';
import { type Clock, days } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import type { RecoveryLink } from './recovery-contract.ts';

const PURPOSE = 'recovery';
/** How long a recovery link is valid, in milliseconds; an abandoned basket is kept for the same time. */
const LINK_TTL_MS = days(30);

export type RecoveryLinkState =
  /** The recovery link is invalid or expired, or its basket was deleted. */
  | { kind: 'invalid' }
  | { kind: 'paid' }
  /**
   * The recovery link was already opened on another device, or its basket now belongs to another customer.
   */
  | { kind: 'spent' }
  | { kind: 'open'; draftId: number; variant: string };

export type OpenedRecovery =
  | Exclude<RecoveryLinkState, { kind: 'open' }>
  | { kind: 'open'; sessionId: string; variant: string };

type Addressee = Pick<DraftRow, 'id' | 'customerEmail' | 'customerName'>;

type Needs = { database: Database; tokens: SignedTokens; clock: Clock; publicUrl: string };

/** Returns the time at which a recovery link made now expires. */
export const recoveryEndsAt = ({ clock }: Pick<Needs, 'clock'>): Date =>
  new Date(clock.now().getTime() + LINK_TTL_MS);

/**
 * Returns the recovery URL of a basket for its current customer. The link becomes invalid when the basket
 * gets another name or e-mail address.
 */
export function recoveryUrlOf(shop: Pick<Needs, 'tokens' | 'clock' | 'publicUrl'>, draft: Addressee): string {
  const value = `${draft.id}.${recoveryEndsAt(shop).getTime()}.${addresseeOf(draft)}`;
  return shop.publicUrl + href('/herstel/:token', { token: shop.tokens.sign(PURPOSE, value) });
}

/**
 * Creates a recovery link that an operator can send to the customer. Throws 404 `draft_unknown`, 409
 * `already_paid`.
 */
export async function makeRecoveryLink(
  shop: Pick<Needs, 'database' | 'tokens' | 'clock' | 'publicUrl'>,
  draftId: number,
): Promise<RecoveryLink> {
  const draft = await findDraft(shop.database.orm, draftId);
  if (!draft) throw notFound('Dit winkelmandje bestaat niet meer.', 'draft_unknown');
  if (draft.isCompleted) throw new Refusal('already_paid', 'Dit winkelmandje is intussen betaald.');
  return { link: recoveryUrlOf(shop, draft), endsAt: recoveryEndsAt(shop).toISOString() };
}

/**
 * Returns the state of a recovery link for this visitor (invalid, paid, spent or open), without opening the
 * link.
 */
export async function findRecovery(
  shop: Pick<Needs, 'database' | 'tokens' | 'clock'>,
  token: string,
  currentSession: string | null,
): Promise<RecoveryLinkState> {
  const link = readLink(shop, token);
  const draft = link && (await findDraft(shop.database.orm, link.draftId));
  return link && draft ? linkStateOf(link, draft, currentSession) : { kind: 'invalid' };
}

/**
 * Opens a recovery link: moves the basket to a new session for the visitor and returns the session id. A
 * visitor who already owns the basket keeps the session. For a link that is invalid, paid or spent, only
 * returns that state.
 */
export async function openRecovery(
  shop: Pick<Needs, 'database' | 'tokens' | 'clock'>,
  token: string,
  currentSession: string | null,
): Promise<OpenedRecovery> {
  const { database, clock } = shop;
  const link = readLink(shop, token);
  if (!link) return { kind: 'invalid' };
  return database.transaction(async (tx) => {
    const draft = await lockDraft(tx, link.draftId);
    if (!draft) return { kind: 'invalid' };
    const state = linkStateOf(link, draft, currentSession);
    if (state.kind !== 'open') return state;
    const { variant } = state;
    if (currentSession !== null && isOwner(draft, currentSession))
      return { kind: 'open', sessionId: currentSession, variant };
    const sessionId = createSessionId(clock);
    await changeDraft(tx, draft.id, {
      sessionHash: hashSessionId(sessionId),
      recoveryOpenedAt: clock.now(),
    });
    return { kind: 'open', sessionId, variant };
  });
}

type Link = { draftId: number; madeAt: Date; addressee: string | null };

function readLink({ tokens, clock }: Pick<Needs, 'tokens' | 'clock'>, token: string): Link | null {
  const [id, until, addressee] = (tokens.read(PURPOSE, token) ?? '').split('.');
  const ends = Number(until);
  if (!Number(id) || !(ends > clock.now().getTime())) return null;
  // A link of an earlier release has no addressee; it expires within thirty days.
  return { draftId: Number(id), madeAt: new Date(ends - LINK_TTL_MS), addressee: addressee ?? null };
}

function linkStateOf(link: Link, draft: DraftRow, currentSession: string | null): RecoveryLinkState {
  if (draft.isCompleted) return { kind: 'paid' };
  const open = { kind: 'open', draftId: draft.id, variant: draft.variantCode } as const;
  if (currentSession !== null && isOwner(draft, currentSession)) return open;
  const isForAnother = link.addressee !== null && link.addressee !== addresseeOf(draft);
  const wasOpened = draft.recoveryOpenedAt !== null && draft.recoveryOpenedAt >= link.madeAt;
  return isForAnother || wasOpened ? { kind: 'spent' } : open;
}

function isOwner({ sessionHash }: DraftRow, session: string): boolean {
  return sessionHash === hashSessionId(session);
}

/**
 * Returns a hash of e-mail address and name. With it, the link can be checked against the basket's customer
 * without containing personal data.
 */
function addresseeOf({ customerEmail, customerName }: Addressee): string {
  const person = `${emailKey(customerEmail)}\0${customerName.trim()}`;
  return createHash('sha256').update(person).digest('base64url').slice(0, 16);
}
