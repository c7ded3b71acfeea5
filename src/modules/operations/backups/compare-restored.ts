// Compares the bookkeeping data of a restored backup with the running shop. Every entry of the backup must be
// unchanged in the shop, and every entry made well before the backup must be in the backup. A difference
// between books within the backup is accepted only when the shop has recorded the same difference.

import type { Book, BookEntry } from '#platform/database/backup/book.ts';
import type { Orm } from '#platform/database/database.ts';
import type { DifferenceKind } from '#platform/database/differences.ts';
import { hours, minutes } from '#shared/clock.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { listKnownSubjects } from '../differences/differences.repository.ts';
import { findDifferences } from '../differences/find-differences.ts';
import type { TrialReport } from './backup-contract.ts';

/**
 * Entries written less than this number of milliseconds before the backup may be missing from it without
 * counting as a difference.
 */
const IN_FLIGHT_MS = minutes(5);
/**
 * The time, in milliseconds, that the jobs of a sale take at most. Sales younger than this when the backup
 * was made are not checked for differences between books.
 */
const JOBS_DONE_MS = hours(1);
const MAX_LISTED = 20;

export type Comparison = Pick<TrialReport, 'books' | 'differences' | 'differing'>;
type AnyBook = Book<TrialReport['books'][number]['book']>;
type Both = { live: Orm; restored: Orm; madeAt: Date };

/**
 * Compares all bookkeeping data of shop and backup. Entries are read a thousand at a time, so each query is
 * short.
 */
export async function compareRestored(
  books: readonly AnyBook[],
  kinds: readonly DifferenceKind<never>[],
  both: Both,
): Promise<Comparison> {
  const comparison: Comparison = { books: [], differences: [], differing: 0 };
  const addDifference = (sentence: string) => {
    comparison.differing += 1;
    if (comparison.differences.length < MAX_LISTED) comparison.differences.push(sentence);
  };
  for (const book of books) comparison.books.push(await compareBook(book, both, addDifference));
  for (const text of await findOwnDifferences(kinds, both)) addDifference(text);
  return comparison;
}

/**
 * Compares one kind of bookkeeping record and reports each difference through `note`. Returns the number of
 * these records in the backup and their sum in cents.
 */
async function compareBook(
  book: AnyBook,
  both: Both,
  note: (sentence: string) => void,
): Promise<Comparison['books'][number]> {
  const sum = { book: book.key, count: 0, cents: 0 };
  for await (const [entry, live] of pairs(book, both, 'restored')) {
    sum.count += 1;
    sum.cents += entry.cents;
    if (!live) note(`${book.titleOf(entry.key)} staat in de back-up en niet meer in de winkel.`);
    else for (const change of changesOf(entry, live)) note(`${book.titleOf(entry.key)}: ${change}`);
  }
  for await (const [entry, restored] of pairs(book, both, 'live'))
    if (!restored && isDue(entry, both.madeAt))
      note(`${book.titleOf(entry.key)} staat in de winkel en niet in de back-up.`);
  for (const gap of await book.findGaps(both.restored)) note(gap);
  return sum;
}

/**
 * Runs the nightly comparison on the restored backup, and returns only the differences the shop never
 * recorded.
 */
async function findOwnDifferences(
  kinds: readonly DifferenceKind<never>[],
  { live, restored, madeAt }: Both,
): Promise<string[]> {
  const before = new Date(madeAt.getTime() - JOBS_DONE_MS);
  const { seen } = await findDifferences(restored, kinds, before);
  if (seen.length === 0) return [];
  const known = await listKnownSubjects(live);
  for (const { kind, subject } of (await findDifferences(live, kinds, before)).seen)
    known.add(`${kind} ${subject}`);
  return seen.filter(({ kind, subject }) => !known.has(`${kind} ${subject}`)).map(({ text }) => text);
}

const isDue = ({ at }: BookEntry, madeAt: Date) =>
  at !== null && at.getTime() < madeAt.getTime() - IN_FLIGHT_MS;

/**
 * Yields every entry of one database (`side`) together with the entry of the same key in the other database,
 * or with undefined when the other database has none.
 */
async function* pairs(
  book: AnyBook,
  { live, restored, madeAt }: Both,
  side: 'live' | 'restored',
): AsyncGenerator<[BookEntry, BookEntry | undefined]> {
  const [from, other] = side === 'live' ? [live, restored] : [restored, live];
  let after: string | null = null;
  for (;;) {
    const page: BookEntry[] = await book.page(from, madeAt, after);
    const last = page.at(-1);
    if (!last) return;
    const keys = page.map(({ key }) => key);
    const others = new Map((await book.find(other, madeAt, keys)).map((entry) => [entry.key, entry]));
    for (const entry of page) yield [entry, others.get(entry.key)];
    after = last.key;
  }
}

function changesOf(was: BookEntry, is: BookEntry): string[] {
  const amount =
    was.cents === is.cents ? [] : [`het bedrag was ${euros(was.cents)}, en is nu ${euros(is.cents)}.`];
  const details = Object.entries(was.details)
    .filter(([name, value]) => value !== is.details[name])
    .map(([name, value]) => `${name} was ${value ?? 'leeg'}, en is nu ${is.details[name] ?? 'leeg'}.`);
  return [...amount, ...details];
}

const euros = (amount: number) => formatEuro(cents(amount));
