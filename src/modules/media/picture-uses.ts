// Finds where pictures are used. Each module that shows pictures registers a reader, which returns texts that
// are searched for picture addresses. So the library does not depend on those modules.

import type { Orm } from '#platform/database/database.ts';
import { type PictureUse, pictureKeysIn } from './contract.ts';

/** A text of another module that may refer to pictures: an address, an article or a template. */
export type PictureReference = PictureUse & { text: string };

/** Returns the texts of a module that may refer to pictures; at least all that contain "/media/". */
export type ReadPictureReferences = (db: Orm) => Promise<PictureReference[]>;

/** The places that use pictures, by picture key. An unused picture is absent. */
export type PictureUses = ReadonlyMap<string, PictureUse[]>;

/**
 * The readers of all modules that show pictures. Without a reader for a module, its pictures count as unused
 * and are deleted.
 */
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
