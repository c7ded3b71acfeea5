// Stores what operators decide about a customer: notes, and whether the customer may order.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { matchesErasedMark } from '#platform/tokens/erased-mark.ts';
import { notFound } from '#shared/api/problems.ts';
import { cachedPerHandle } from '#shared/cache.ts';
import type { Clock } from '#shared/clock.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import { changeCustomer, deleteNote, insertNote, listBlockedKeys } from './customers.repository.ts';
import { getCustomer } from './person-of.ts';

type Needs = { database: Database; clock: Clock };

/** Adds an operator's note to a customer. Throws 404 `customer_unknown`. */
export function addNote({ database, clock }: Needs, customerId: number, text: string, actor: string) {
  return database.transaction(async (tx) => {
    await getCustomer(tx, customerId);
    await insertNote(tx, { customerId, text, actor, at: clock.now() });
  });
}

/**
 * Deletes a note that the operator wrote. Throws 404 `not_found` for a missing note or another operator's
 * note.
 */
export async function removeNote(
  { database }: Pick<Needs, 'database'>,
  { id, note }: { id: number; note: number },
  actor: string,
): Promise<void> {
  if (!(await database.transaction((tx) => deleteNote(tx, note, id, actor))))
    throw notFound('Deze notitie is er niet, of is van iemand anders.');
}

/**
 * Blocks a customer from ordering, in the name of the operator `actor`; blocking again replaces the reason.
 * Throws 404 `customer_unknown`.
 */
export function blockCustomer({ database, clock }: Needs, id: number, reason: string, actor: string) {
  return decide(database, id, { blockedAt: clock.now(), blockedBy: actor, blockedReason: reason });
}

/** Allows a customer to order again. Throws 404 `customer_unknown`. */
export function unblockCustomer({ database }: Pick<Needs, 'database'>, id: number) {
  return decide(database, id, { blockedAt: null, blockedBy: null, blockedReason: null });
}

function decide(database: Database, id: number, change: Parameters<typeof changeCustomer>[2]): Promise<void> {
  return database.transaction(async (tx: Orm) => {
    await getCustomer(tx, id);
    await changeCustomer(tx, id, change);
    await announceChange(tx, 'customers');
  });
}

/**
 * The blocked customers. `has` returns true for the e-mail address of a blocked customer. The list is cached
 * until `invalidate` is called after a change, so a purchase needs no query.
 */
export type BlockedPeople = { has(db: Orm, email: string): Promise<boolean>; invalidate(): void };

export function createBlockedPeople(): BlockedPeople {
  const cache = cachedPerHandle(async (db: Orm) => sorted(await listBlockedKeys(db)));
  return {
    invalidate: cache.invalidate,
    async has(db, email) {
      if (email === '') return false;
      const { keys, marks } = await cache.read(db);
      return keys.has(emailKey(email)) || marks.some((mark) => matchesErasedMark(mark, email));
    },
  };
}

type Blocked = { keys: ReadonlySet<string>; marks: readonly string[] };

const sorted = (all: readonly string[]): Blocked => ({
  keys: new Set(all),
  marks: all.filter((key) => key.startsWith('erased:')),
});
