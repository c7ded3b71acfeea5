// The words of every template that is switched on, in memory: each mail needs some, and they change once a
// month.

import type { Orm } from '#platform/database/database.ts';
import { type KeptEach, keepEach } from '#shared/keep.ts';
import { type EmailTemplateRow, selectTemplates } from './email-templates.repository.ts';
import type { TemplateContent } from './render-template.ts';

/** By the key of their template, read on the handle of who asks; dropped by the notice of a change. */
export type KeptWords = KeptEach<Orm, ReadonlyMap<string, TemplateContent>>;

export function keepWords(): KeptWords {
  return keepEach(async (db: Orm) => {
    const active = (await selectTemplates(db)).filter(({ isActive }) => isActive);
    return new Map(active.map((row) => [row.key, wordsOf(row)]));
  });
}

const wordsOf = ({ subject, htmlContent: html, textContent: text }: EmailTemplateRow) => ({
  subject,
  html,
  text,
});
