// The operator's own pictures of packs, in memory: every confirmation shows one, and they change once a year.

import type { Orm } from '#platform/database/database.ts';
import { type KeptEach, keepEach } from '#shared/keep.ts';
import { listVariantsForSale } from './list-catalog.ts';

/** By the code of the pack; one without a picture of its own is not in it. Dropped by the notice of a change. */
export type PackPictures = KeptEach<Orm, ReadonlyMap<string, string>>;

export function keepPackPictures(): PackPictures {
  return keepEach(async (db: Orm) => {
    const packs = await listVariantsForSale(db);
    return new Map(
      packs.flatMap(({ variant: { code, imageUrl } }) => (imageUrl ? [[code, imageUrl] as const] : [])),
    );
  });
}
