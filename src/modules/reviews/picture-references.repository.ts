// Lists the library images used as avatars of reviews, so that the clean-up of the library keeps these
// images.

import { like } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { reviews } from './reviews.tables.ts';

type Mention = { kind: 'review'; id: number; name: string; text: string };

export async function listReviewPictures(db: Orm): Promise<Mention[]> {
  const { id, customerName, avatarUrl } = reviews;
  const rows = await db
    .select({ id, name: customerName, text: avatarUrl })
    .from(reviews)
    .where(like(avatarUrl, '%/media/%'));
  return rows.map((row) => ({ ...row, kind: 'review', text: row.text ?? '' }));
}
