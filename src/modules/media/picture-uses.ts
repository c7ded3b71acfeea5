// Where pictures are used. The library asks the modules that show pictures, without knowing them: each hands
// in a reader of its own, and whatever text they answer is looked through for addresses of pictures.

import type { Orm } from '#platform/database/database.ts';
import { type PictureUse, pictureKeysIn } from './contract.ts';

/**
 * A thing of another module with the text in which it may refer to pictures: an address, an article, a
 * template.
 */
export type PictureReference = PictureUse & { text: string };

/** Answers at least everything that holds "/media/". */
export type ReadPictureReferences = (db: Orm) => Promise<PictureReference[]>;

/** By the key of a picture: every place that shows it. */
export type PictureUses = ReadonlyMap<string, PictureUse[]>;

/** The readers of whoever shows pictures; whatever is on no list may lose them. */
export type PictureReaders = { picturesShownBy: readonly ReadPictureReferences[] };

export async function findPictureUses({ picturesShownBy }: PictureReaders, db: Orm): Promise<PictureUses> {
  const uses = new Map<string, PictureUse[]>();
  for (const read of picturesShownBy) {
    for (const { text, ...use } of await read(db)) {
      for (const key of pictureKeysIn(text)) uses.set(key, [...(uses.get(key) ?? []), use]);
    }
  }
  return uses;
}
