// Finds where pictures are used. Modules that show pictures register a reader, and the texts it returns are
// searched for picture addresses, so the library does not depend on those modules.

import type { Orm } from '#platform/database/database.ts';
import { type PictureUse, pictureKeysIn } from './contract.ts';

/** A text of another module that may refer to pictures: an address, an article or a template. */
export type PictureReference = PictureUse & { text: string };

/** Returns at least all texts that contain "/media/". */
export type ReadPictureReferences = (db: Orm) => Promise<PictureReference[]>;

/** The uses of pictures by picture key. */
export type PictureUses = ReadonlyMap<string, PictureUse[]>;

/**
 * The readers of all modules that show pictures; pictures used by an unregistered module would be deleted.
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
