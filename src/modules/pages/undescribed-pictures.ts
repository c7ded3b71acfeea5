// Pictures of a page of which nobody said what is to be seen, here or in the library: who does not see them
// would hear a heading twice.

import { findAltText } from '#modules/media/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { FieldError } from '#shared/api/problems.ts';
import type { PageContent } from './content/page-content.ts';

/** One for each field in which it has to be said. */
export async function listUndescribedPictures(db: Orm, content: PageContent): Promise<FieldError[]> {
  if (content.kind !== 'landing') return [];
  const fieldErrors: FieldError[] = [];
  for (const [at, block] of content.blocks.entries()) {
    if (block.kind !== 'picture' && block.kind !== 'video') continue;
    const { alt, imageUrl } = block.fields;
    if (alt || (await findAltText(db, imageUrl))) continue;
    const message = 'Zeg wat er op de foto te zien is; de bibliotheek weet het ook niet';
    fieldErrors.push({ path: `content.blocks.${at}.fields.alt`, message });
  }
  return fieldErrors;
}
