// Verifies the audit log's hash chain from the first seal to the last and compares every row of the log with
// its seal. It reads a few seals per statement, so a log of any length needs little memory and the shop keeps
// running.

import type { Database, Orm } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/lists/keyset.ts';
import type { Keyring } from '#platform/tokens/keyring.ts';
import { days } from '#shared/clock.ts';
import { createDateFormat } from '#shared/date-formats.ts';
import type { SealProof } from './contract.ts';
import {
  createSigner,
  digestOf,
  hashOf,
  REDACTED_PREFIX,
  rowsOf,
  type Seal,
  type SealedRow,
  type Signer,
} from './seal.ts';
import { ENTRY_RETENTION_MS, type Sealing, sealLog } from './seal-log.ts';
import {
  countWaiting,
  findNewest,
  findOrphanedRow,
  type LogRow,
  listRedactions,
  listSealPage,
  type SealWithRows,
} from './seals.repository.ts';
import { saveVerification } from './verification.repository.ts';

/**
 * The number of seals that the verification of the audit log reads per statement. Five seals have at most ten
 * thousand rows, which block the embedded database for half a second.
 */
const SEALS_PER_PAGE = 5;
/**
 * The tolerance in milliseconds for a corrected clock: an audit row may appear up to this much older than the
 * last seal that included all waiting rows. A row that appears older was inserted later with a false time,
 * and the verification fails.
 */
const LATE = days(1);
/**
 * A number below every seal number, with which the verification of the audit log starts reading at the first
 * seal.
 */
const BEFORE_ALL = -(2 ** 31);

type Needs = { database: Pick<Database, 'orm'>; keyring: Keyring };

/** Thrown for the first mismatch between the log and its hash chain. The message is in Dutch. */
class Broken extends Error {}

type Walk = {
  previous: Seal | null;
  /**
   * The time of the last seal checked so far that included all audit rows then waiting for a seal. Rows of
   * later seals must have been written after this time.
   */
  caughtUpAt: number;
  forgottenTo: number;
  /** The first seal that was signed with a key of this shop; null until such a seal is found. */
  firstOurs: Seal | null;
  isHeadFound: boolean;
  /** The new digests of redacted audit rows, by the name of the row, such as `c34`. */
  blanked: ReadonlyMap<string, string>;
  entries: number;
};

/**
 * Verifies the whole audit log while the shop keeps running. `head` is the beginning of a seal's hash that
 * somebody noted earlier; if it is given, verification also fails when no seal has a hash that begins with
 * it. A failure is returned in the answer, not thrown.
 */
export async function verifySeals(shop: Needs, head?: string): Promise<SealProof> {
  const walk: Walk = {
    previous: null,
    caughtUpAt: Number.NEGATIVE_INFINITY,
    forgottenTo: 0,
    firstOurs: null,
    isHeadFound: false,
    entries: 0,
    blanked: new Map((await listRedactions(shop.database.orm)).flatMap(redactedIn)),
  };
  const problem = await walkAll(shop, walk, head).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Broken) return error.message;
      throw error;
    },
  );
  return {
    ok: problem === null,
    detail: problem ?? 'Het logboek klopt.',
    remark: problem === null ? remarkOf(walk) : null,
    seals: walk.previous?.id ?? 0,
    entries: walk.entries,
    forgottenTo: walk.forgottenTo,
    waiting: totalOf(await countWaiting(shop.database.orm)).total,
  };
}

async function walkAll({ database: { orm }, keyring }: Needs, walk: Walk, head?: string): Promise<void> {
  const signer = createSigner(keyring);
  for (;;) {
    const page = await listSealPage(orm, walk.previous?.id ?? BEFORE_ALL, SEALS_PER_PAGE);
    for (const sealWithRows of page) {
      checkSeal(walk, sealWithRows.seal, signer);
      checkContent(sealWithRows, sealWithRows.forgottenTo);
      checkRows(walk, sealWithRows);
      await checkDeletions(orm, walk, sealWithRows.seal);
      advanceWalk(walk, sealWithRows, head);
    }
    if (page.length < SEALS_PER_PAGE) break;
  }
  const stray = await findOrphanedRow(orm);
  if (stray) throw new Broken(`${rowText(stray)} hoort bij een verzegeling die er niet is.`);
  if (head !== undefined && !walk.isHeadFound)
    throw new Broken(
      `De verzegeling ${head.slice(0, 16)} is er niet (meer): het logboek is ingekort of vervangen, of de winkel is teruggezet naar een eerder moment.`,
    );
}

/**
 * Updates the state of the verification after a seal was checked: counts its entries, makes it the previous
 * seal, and notes whether its hash begins with `head`.
 */
function advanceWalk(walk: Walk, { seal, entries }: SealWithRows, head: string | undefined): void {
  if (head !== undefined && seal.hash.startsWith(head)) walk.isHeadFound = true;
  if (seal.isCaughtUp) walk.caughtUpAt = seal.sealedAt.getTime();
  walk.entries += entries.length;
  walk.previous = seal;
}

/**
 * Checks a seal that records a deletion: all rows of the seals it declares deleted must have been past their
 * retention. Throws `Broken` otherwise.
 */
async function checkDeletions(db: Orm, walk: Walk, { id, sealedAt, forgottenTo }: Seal): Promise<void> {
  if (forgottenTo === null) return;
  const newest = await findNewest(db, walk.forgottenTo, forgottenTo);
  const isDue = newest === null || sealedAt.getTime() - newest.getTime() >= ENTRY_RETENTION_MS;
  if (forgottenTo >= id || !isDue)
    throw new Broken(`Verzegeling ${id} liet regels vergeten die nog bewaard moesten blijven.`);
  walk.forgottenTo = forgottenTo;
}

function checkSeal(walk: Walk, seal: Seal, signer: Signer): void {
  const expected = (walk.previous?.id ?? 0) + 1;
  if (seal.id !== expected) throw new Broken(`Verzegeling ${expected} ontbreekt.`);
  if (hashOf(walk.previous?.hash ?? '', seal) !== seal.hash)
    throw new Broken(`${sealText(seal)} is gewijzigd, of die ervoor.`);
  const isOurs = signer.isOurs(seal);
  if (walk.firstOurs && !isOurs) throw new Broken(`${sealText(seal)} is niet door deze winkel gemaakt.`);
  if (isOurs) walk.firstOurs ??= seal;
}

function checkContent({ seal }: SealWithRows, forgottenTo: number): void {
  if (seal.content === null ? seal.id > forgottenTo : digestOf(seal.content) !== seal.contentDigest)
    throw new Broken(`De inhoud van ${sealText(seal).toLowerCase()} is gewijzigd of weggehaald.`);
}

function checkRows(walk: Walk, { seal, entries, changes }: SealWithRows): void {
  const rowsByName = new Map<string, LogRow>([
    ...entries.map((row) => [`e${row.id}`, row] as const),
    ...changes.map((row) => [`c${row.id}`, row] as const),
  ]);
  for (const { name, digest } of expectedRows(seal)) {
    const row = rowsByName.get(name);
    if (!row) throw new Broken(`${rowText(name)} ontbreekt, verzegeld op ${momentText(seal.sealedAt)}.`);
    if (row.digest !== (walk.blanked.get(name) ?? digest))
      throw new Broken(`${rowText(name)} is gewijzigd na de verzegeling op ${momentText(seal.sealedAt)}.`);
    if (row.at !== null && row.at < walk.caughtUpAt - LATE)
      throw new Broken(
        `${rowText(name)} zegt van ${momentText(new Date(row.at))} te zijn, maar is later toegevoegd.`,
      );
    rowsByName.delete(name);
  }
  const [added] = rowsByName.keys();
  if (added) throw new Broken(`${rowText(added)} is toegevoegd na de verzegeling.`);
}

const isRedacted = ({ name }: SealedRow) => name.startsWith(REDACTED_PREFIX);

const expectedRows = ({ content }: Seal): SealedRow[] =>
  content === null ? [] : rowsOf(content).filter((row) => !isRedacted(row));

const redactedIn = (content: string) =>
  rowsOf(content)
    .filter(isRedacted)
    .map(({ name, digest }) => [`c${name.slice(REDACTED_PREFIX.length)}`, digest] as const);

/**
 * Returns a Dutch remark when the log has no seals yet, or when seals cannot be verified because they were
 * signed with an unknown SESSION_SECRET. Null when all seals were verified.
 */
function remarkOf({ previous, firstOurs }: Walk): string | null {
  if (previous === null) return 'Er is nog niets verzegeld.';
  if (firstOurs === null)
    return 'Alle verzegelingen zijn met een ander SESSION_SECRET gemaakt: of ze van de winkel zijn, is hier niet te bewijzen.';
  if (firstOurs.vouchesForPrevious) return null;
  return `Wat voor ${momentText(firstOurs.sealedAt)} is verzegeld, is met een ander SESSION_SECRET gemaakt: vergelijk het met een kop die elders is bewaard.`;
}

const momentText = createDateFormat({ dateStyle: 'medium', timeStyle: 'medium' });
const sealText = ({ id, sealedAt }: Seal): string => `Verzegeling ${id} van ${momentText(sealedAt)}`;
const rowText = (name: string): string =>
  `${name.startsWith('e') ? 'Regel' : 'Gewijzigde rij'} ${name.slice(1)}`;

export async function logHead(shop: Sealing): Promise<void> {
  const head = await sealLog(shop);
  const { ok, detail, ...proof } = await verifySeals(shop, head?.hash);
  if (ok) shop.log.info({ audit: { event: 'head', ...head, ...proof } }, 'audit');
  else shop.log.error({ audit: { event: 'broken', ...head, detail } }, 'audit');
  await saveVerification(shop.database.orm, { at: shop.clock.now(), ok, detail });
}
