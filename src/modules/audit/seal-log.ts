// Adds new rows of the audit log to the hash chain, in the background, so no write waits for the chain. Every
// row is in exactly one seal: the first one made after the commit of the row.

import type { Database, Orm } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/lists/keyset.ts';
import type { Logger } from '#platform/database/logger.ts';
import type { Keyring } from '#platform/tokens/keyring.ts';
import { type Clock, days, hours } from '#shared/clock.ts';
import { type SealHead, type SealState, shortHash } from './contract.ts';
import { contentOf, createSigner, digestOf, hashOf, REDACTED_PREFIX, type Seal } from './seal.ts';
import {
  countWaiting,
  deleteSealedRows,
  findDeletedUpTo,
  findLastSeal,
  findSealBefore,
  hasSeal,
  insertSeal,
  type LogRow,
  listWaitingChanges,
  listWaitingEntries,
  lockSeals,
} from './seals.repository.ts';

/** The maximum number of entries in one seal, and also the maximum number of changes. */
const MAX_ROWS = 1_000;
/** The maximum number of seals whose rows are deleted in one transaction; a usual day has fewer seals. */
const MAX_DELETED = 100;
/**
 * The maximum time in milliseconds between the first and last row of one seal, because the rows of a seal are
 * deleted together.
 */
const MAX_SPAN_MS = days(1);
/**
 * The time in milliseconds after which an entry without an HTTP status is sealed anyway. Every request ends
 * sooner, so the process must have stopped before it responded.
 */
const STATUS_TIMEOUT_MS = hours(1);

export type Sealing = {
  database: Pick<Database, 'orm' | 'transaction'>;
  clock: Clock;
  keyring: Keyring;
  log: Logger;
  lastSeal: LastSeal;
};

/**
 * The last seal made by this process, or null before the first one. The process keeps the seal in memory to
 * notice when it disappears from the database.
 */
export type LastSeal = { known: Seal | null };

/**
 * The audit rows that go into a seal. `blanked` are redacted rows of earlier seals, with their new digests.
 */
type Contents = { entries: LogRow[]; changes: LogRow[]; blanked?: LogRow[] };

/**
 * Adds all waiting rows to the hash chain and returns the newest seal; null while the log is empty. Safe at
 * any time, and from several processes at once.
 */
export async function sealLog(shop: Sealing): Promise<SealHead | null> {
  for (;;) {
    const { seal: last, isDone } = await sealBatch(shop);
    shop.lastSeal.known = last;
    if (isDone) return last && headOf(last);
  }
}

/**
 * Adds all waiting rows to the hash chain, then deletes the rows of the seals whose rows are all older than
 * `moment`. A new seal records each deletion.
 */
export async function deleteSealedBefore(shop: Sealing, moment: Date): Promise<void> {
  await sealLog(shop);
  while (await deleteSome(shop, moment));
}

export async function readSealState({ database }: Pick<Sealing, 'database'>): Promise<SealState> {
  const last = await findLastSeal(database.orm);
  const waiting = totalOf(await countWaiting(database.orm));
  return { head: last && headOf(last), waiting: waiting.total, waitingIsMore: waiting.totalIsMore };
}

/**
 * Adds all waiting rows to the hash chain and returns the short hash of the newest seal, which becomes part
 * of the backup's name; null while the log is empty.
 */
export async function sealForBackup(shop: Sealing): Promise<string | null> {
  const head = await sealLog(shop);
  return head && shortHash(head.hash);
}

function sealBatch(shop: Sealing): Promise<{ seal: Seal | null; isDone: boolean }> {
  const { database, clock, log, lastSeal } = shop;
  return database.transaction(async (tx) => {
    await lockSeals(tx);
    if (lastSeal.known && !(await hasSeal(tx, lastSeal.known)))
      log.error({ audit: { event: 'seal_lost', ...headOf(lastSeal.known) } }, 'audit');
    const startedBefore = new Date(clock.now().getTime() - STATUS_TIMEOUT_MS);
    const entries = await listWaitingEntries(tx, startedBefore, MAX_ROWS + 1);
    const changes = await listWaitingChanges(tx, MAX_ROWS + 1);
    if (entries.length + changes.length === 0) return { seal: await findLastSeal(tx), isDone: true };
    const batch = limitToSpan({ entries, changes });
    const isCaughtUp = batch.entries.length === entries.length && batch.changes.length === changes.length;
    return { seal: await addSeal(shop, tx, batch, { isCaughtUp, forgottenTo: null }), isDone: isCaughtUp };
  });
}

function deleteSome(shop: Sealing, moment: Date): Promise<boolean> {
  return shop.database.transaction(async (tx) => {
    await lockSeals(tx);
    const before = await findDeletedUpTo(tx);
    const forgottenTo = Math.min(await findSealBefore(tx, moment), before + MAX_DELETED);
    if (forgottenTo <= before) return false;
    await addSeal(shop, tx, { entries: [], changes: [] }, { isCaughtUp: false, forgottenTo });
    await deleteSealedRows(tx, forgottenTo);
    return true;
  });
}

export async function addSeal(
  { clock, keyring }: Pick<Sealing, 'clock' | 'keyring'>,
  tx: Orm,
  contents: Contents,
  state: Pick<Seal, 'isCaughtUp' | 'forgottenTo'>,
): Promise<Seal> {
  const signer = createSigner(keyring);
  const previous = await findLastSeal(tx);
  const sealedAt = clock.now();
  const { entries, changes, blanked = [] } = contents;
  const rows = [...named(REDACTED_PREFIX, blanked), ...named('e', entries), ...named('c', changes)];
  const content = contentOf(rows);
  const moments = [...entries, ...changes].map(({ at }) => at ?? sealedAt.getTime());
  const facing = {
    id: (previous?.id ?? 0) + 1,
    sealedAt,
    contentDigest: digestOf(content),
    ...state,
    newest: moments.length > 0 ? new Date(Math.max(...moments)) : sealedAt,
    vouchesForPrevious: previous === null || signer.isOurs(previous),
  };
  const hash = hashOf(previous?.hash ?? '', facing);
  const seal = { ...facing, content, hash, signature: signer.sign(hash) };
  await insertSeal(tx, seal, contents);
  return seal;
}

const headOf = ({ id, hash, sealedAt }: Seal): SealHead => ({
  seal: id,
  hash,
  sealedAt: sealedAt.toISOString(),
});

const named = (kind: string, rows: readonly LogRow[]) =>
  rows.map(({ id, digest }) => ({ name: `${kind}${id}`, digest }));

/**
 * Returns the first rows that fit in one seal: at most `MAX_ROWS` entries and `MAX_ROWS` changes, within
 * `MAX_SPAN_MS`.
 */
function limitToSpan({ entries, changes }: Contents): Contents {
  const from = Math.min(...[entries[0], changes[0]].map((row) => row?.at ?? Number.POSITIVE_INFINITY));
  const taken = (rows: LogRow[]) =>
    rows.slice(0, MAX_ROWS).filter(({ at }) => (at ?? from) <= from + MAX_SPAN_MS);
  return { entries: taken(entries), changes: taken(changes) };
}

export const ENTRY_RETENTION_MS = days(2 * 365);

/** Deletes audit entries after their retention of two years. Safe to run at any time and repeatedly. */
export async function deleteExpiredEntries(shop: Sealing): Promise<void> {
  await deleteSealedBefore(shop, new Date(shop.clock.now().getTime() - ENTRY_RETENTION_MS));
}
