// Seals what was written in the log since the last seal, in batches beside the work: no write waits for the
// chain. A row belongs to the seal that found it committed, whatever its number; none is in two seals, and
// none is left out.

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

/** Of each kind in one seal. */
const MAX_ROWS = 1_000;
/** Seals in one transaction: usually a day's. */
const MAX_DELETED = 100;
/** A seal is forgotten as a whole, so it holds no rows that are further apart. */
const MAX_SPAN_MS = days(1);
/** Longer than anything an operator can ask for takes: an entry without a status by then gets none. */
const STATUS_TIMEOUT_MS = hours(1);

export type Sealing = {
  database: Pick<Database, 'orm' | 'transaction'>;
  clock: Clock;
  keyring: Keyring;
  log: Logger;
  lastSeal: LastSeal;
};

/** What this process sealed last, out of reach of who can write in the database. */
export type LastSeal = { known: Seal | null };

/**
 * `blanked` are rows of earlier seals from which what told of somebody was taken, as they are from then on.
 */
type Contents = { entries: LogRow[]; changes: LogRow[]; blanked?: LogRow[] };

/**
 * Safe at any time, and by several processes at once. Answers the head of the chain; null while the log is
 * empty.
 */
export async function sealLog(shop: Sealing): Promise<SealHead | null> {
  for (;;) {
    const { seal: last, isDone } = await sealBatch(shop);
    shop.lastSeal.known = last;
    if (isDone) return last && headOf(last);
  }
}

/** Seals, then forgets everything written before the moment, and records that in the chain. */
export async function deleteSealedBefore(shop: Sealing, moment: Date): Promise<void> {
  await sealLog(shop);
  while (await deleteSome(shop, moment));
}

export async function readSealState({ database }: Pick<Sealing, 'database'>): Promise<SealState> {
  const last = await findLastSeal(database.orm);
  const waiting = totalOf(await countWaiting(database.orm));
  return { head: last && headOf(last), waiting: waiting.total, waitingIsMore: waiting.totalIsMore };
}

/** Seals first: a backup is named after the head of the chain it holds. */
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

/** The first rows, and those of about the same time. */
function limitToSpan({ entries, changes }: Contents): Contents {
  const from = Math.min(...[entries[0], changes[0]].map((row) => row?.at ?? Number.POSITIVE_INFINITY));
  const taken = (rows: LogRow[]) =>
    rows.slice(0, MAX_ROWS).filter(({ at }) => (at ?? from) <= from + MAX_SPAN_MS);
  return { entries: taken(entries), changes: taken(changes) };
}

export const ENTRY_RETENTION_MS = days(2 * 365);

/** Safe to run at any time and as often as wished. */
export async function deleteExpiredEntries(shop: Sealing): Promise<void> {
  await deleteSealedBefore(shop, new Date(shop.clock.now().getTime() - ENTRY_RETENTION_MS));
}
