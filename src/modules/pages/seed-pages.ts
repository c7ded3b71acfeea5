// Stores the default pages of a fresh shop as their first versions. After a new release, updates the default
// pages no operator has edited.

import { isDeepStrictEqual } from 'node:util';
import { announceChange } from '#platform/database/announce-change.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { dayOf } from '#shared/shop-days.ts';
import { type DefaultPage, defaultPages } from './content/default-pages.ts';
import { findPageAt, insertPage, insertVersion, lockPage, updatePage } from './pages.repository.ts';

/** Stores the default pages of a fresh shop, and updates to this release those no operator has changed. */
export async function seedPages(tx: Orm, clock: Clock): Promise<void> {
  for (const page of defaultPages) await seedPage(tx, page, clock.now());
}

async function seedPage(tx: Orm, { kind, slug, content, changedOn }: DefaultPage, now: Date): Promise<void> {
  const added = await insertPage(tx, { kind, slug, draft: content, createdAt: now, updatedAt: now });
  const id = added?.id ?? (await findPageAt(tx, kind, slug))?.page.id;
  const pageWithLive = id === undefined ? null : await lockPage(tx, id);
  if (!pageWithLive) return;
  const { page, live } = pageWithLive;
  if (live && (live.how !== 'seeded' || isDeepStrictEqual(live.content, content))) return;
  const version = await insertVersion(tx, {
    pageId: page.id,
    content,
    how: 'seeded',
    publishedAt: now,
    publishedBy: '',
    changedOn: changedOn ?? dayOf(now),
  });
  // A draft an operator began is kept.
  const isUntouched = !live || isDeepStrictEqual(page.draft, live.content);
  await updatePage(tx, page.id, {
    liveNumber: version.number,
    updatedAt: now,
    ...(isUntouched ? { draft: content } : {}),
  });
  await announceChange(tx, 'pages');
}
