// Takes reviews over from a file, after a preview of exactly what will happen. What is there already is
// skipped, so the same file twice adds nothing, also at the same moment. Imported reviews say where they
// stand, are never verified and never count.

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

/** What would happen, without doing it. 422 on `content` for a file that cannot be read. */
export async function previewReviewImport(shop: Needs, file: ImportReviews): Promise<ImportReport> {
  return reportOf(await judge(shop, shop.database.orm, file));
}

/** Adds the rows that are ready, in one transaction, published. 422 as for the preview. */
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

/** A row is a duplicate of what the shop has and of what stands above it in the file. */
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

/** Same writer and same words, whatever the capitals, spaces and signs. */
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
    // Noon is the same day in every season of Amsterdam.
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
