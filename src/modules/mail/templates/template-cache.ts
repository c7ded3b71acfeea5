// Caches the content of all active templates in memory, because each mail needs a template and templates
// rarely change.

import type { Orm } from '#platform/database/database.ts';
import { type CachedPerHandle, cachedPerHandle } from '#shared/cache.ts';
import { type EmailTemplateRow, selectTemplates } from './email-templates.repository.ts';
import type { TemplateContent } from './render-template.ts';

/**
 * The cache of the mail templates that operators switched on, by template key. While it is empty, a caller
 * inside a transaction reads them within that transaction. A change of a template clears the cache.
 */
export type TemplateCache = CachedPerHandle<Orm, ReadonlyMap<string, TemplateContent>>;

export function createTemplateCache(): TemplateCache {
  return cachedPerHandle(async (db: Orm) => {
    const active = (await selectTemplates(db)).filter(({ isActive }) => isActive);
    return new Map(active.map((row) => [row.key, templateContentOf(row)]));
  });
}

const templateContentOf = ({ subject, htmlContent: html, textContent: text }: EmailTemplateRow) => ({
  subject,
  html,
  text,
});
