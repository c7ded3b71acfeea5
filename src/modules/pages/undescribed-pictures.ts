// Finds pictures of a page that have no alternative text, neither on the page nor in the library. A screen
// reader would read the heading twice for such a picture.

import { findAltText } from '#modules/media/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { FieldError } from '#shared/api/problems.ts';
import type { PageContent } from './content/page-content.ts';

/**
 * Returns one error per field of a page that holds a picture without alternative text; empty when all
 * pictures have one.
 */
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
