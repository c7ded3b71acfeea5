// The words of every template that is switched on, in memory: each mail needs some, and they change once a
// month.

import type { Orm } from '#platform/database/database.ts';
import { type CachedPerHandle, cachedPerHandle } from '#shared/cache.ts';
import { type EmailTemplateRow, selectTemplates } from './email-templates.repository.ts';
import type { TemplateContent } from './render-template.ts';

/** By the key of their template, read on the handle of who asks; dropped by the notice of a change. */
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
