// Imports reviews from a CSV file of another website, after a preview of the exact result. Existing reviews
// are skipped, so importing a file twice, even at the same moment, adds nothing. Imported reviews show their
// source, are never verified and do not count in ratings.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { invalidFields } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { dayOf } from '#shared/shop-days.ts';
import type { ImportReport, ImportReviews, ImportRow } from '../contract.ts';
import { insertReviews, listAuthoredTexts, lockImports, type NewReview } from '../reviews.repository.ts';
import { type FileRow, readReviewFile } from './read-review-file.ts';

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; clock: Clock };
type Judged = { file: FileRow; outcome: ImportRow['outcome'] };

/**
 * Returns the result an import would have, without storing anything. Throws 422 on field `content` for an
 * unreadable file.
 */
export async function previewReviewImport(shop: Needs, file: ImportReviews): Promise<ImportReport> {
  return reportOf(await judge(shop, shop.database.orm, file));
}

/**
 * Adds and publishes the reviews of a file that are valid and new, in one transaction. Throws 422 on field
 * `content` for an unreadable file.
 */
export function importReviews(shop: Needs, file: ImportReviews): Promise<ImportReport> {
  const { database, clock } = shop;
  return database.transaction(async (tx) => {
    await lockImports(tx);
    const judged = await judge(shop, tx, file);
    const ready = judged.filter(({ outcome }) => outcome === 'ready');
    if (ready.length > 0) {
      await insertReviews(
        tx,
        ready.map((row) => newReview(row.file, file.importedFrom, clock.now())),
      );
      await announceChange(tx, 'reviews');
    }
    return reportOf(judged);
  });
}

async function judge(
  { clock }: Pick<Needs, 'clock'>,
  db: Orm,
  { content }: ImportReviews,
): Promise<Judged[]> {
  const read = readReviewFile(content, dayOf(clock.now()));
  if ('fault' in read) throw invalidFields([{ path: 'content', message: read.fault }], read.fault);
  return judgeRows(read.rows, await listAuthoredTexts(db));
}

/**
 * Marks each row as new, duplicate or invalid. A row is a duplicate when the shop or an earlier row of the
 * file has the same author and text.
 */
export function judgeRows(
  rows: readonly FileRow[],
  existing: readonly { customerName: string; comment: string }[],
): Judged[] {
  const seen = new Set(existing.map(duplicateKey));
  return rows.map((file) => {
    if (file.problem !== null) return { file, outcome: 'invalid' };
    const key = duplicateKey(file);
    if (seen.has(key)) return { file, outcome: 'duplicate' };
    seen.add(key);
    return { file, outcome: 'ready' };
  });
}

/**
 * Returns a key that is equal for the same author and text, regardless of capitals, spaces and punctuation.
 */
function duplicateKey({ customerName, comment }: { customerName: string; comment: string }): string {
  const bare = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return `${bare(customerName)} ${bare(comment)}`;
}

function newReview(row: FileRow, importedFrom: string, now: Date): NewReview {
  return {
    customerName: row.customerName,
    rating: row.stars,
    comment: row.comment,
    importedFrom,
    avatarUrl: row.avatarUrl || null,
    source: 'import',
    status: 'published',
    // Noon in UTC is the same day in Amsterdam, in summer and winter.
    createdAt: row.day === '' ? now : new Date(Math.min(Date.parse(`${row.day}T12:00:00Z`), now.getTime())),
  };
}

function reportOf(judged: readonly Judged[]): ImportReport {
  const count = (expectedOutcome: ImportRow['outcome']) =>
    judged.filter(({ outcome }) => outcome === expectedOutcome).length;
  return {
    rows: judged.map(({ file: { stars: _stars, avatarUrl: _picture, ...row }, outcome }) => ({
      ...row,
      outcome,
    })),
    ready: count('ready'),
    duplicates: count('duplicate'),
    invalid: count('invalid'),
  };
}
