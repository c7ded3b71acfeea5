// The SQL of mail templates, found by their key.

import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { rowOrNull } from '#platform/database/compiled-statement.ts';
import type { Orm } from '#platform/database/database.ts';
import { deleteById, findRow, updateById } from '#platform/database/find-row.ts';
import type { EmailTemplateSeed } from '../contract.ts';
import { emailTemplates } from '../mail.tables.ts';

export type EmailTemplateRow = typeof emailTemplates.$inferSelect;
export type EmailTemplateValues = Omit<typeof emailTemplates.$inferInsert, 'id' | 'key'>;

const isThere = isNull(emailTemplates.removedAt);

export async function selectTemplates(db: Orm): Promise<EmailTemplateRow[]> {
  return db.select().from(emailTemplates).where(isThere).orderBy(asc(emailTemplates.id));
}

export const findTemplateByKey = rowOrNull((db, key: string) =>
  db
    .select()
    .from(emailTemplates)
    .where(and(eq(emailTemplates.key, key), isThere)),
);

/**
 * Reads and locks a mail template, so that concurrent changes by two operators are detected; null when it
 * does not exist.
 */
export function lockTemplate(tx: Orm, id: number): Promise<EmailTemplateRow | null> {
  return findRow(
    tx
      .select()
      .from(emailTemplates)
      .where(and(eq(emailTemplates.id, id), isThere))
      .for('update'),
  );
}

/** Inserts a mail template; null when another template has its key. */
export async function insertTemplate(
  tx: Orm,
  key: string,
  values: EmailTemplateValues,
): Promise<EmailTemplateRow | null> {
  const rows = await tx
    .insert(emailTemplates)
    .values({ ...values, key })
    .onConflictDoNothing({ target: emailTemplates.key })
    .returning();
  return rows[0] ?? null;
}

export const updateTemplate = updateById(emailTemplates);

export async function removeTemplateRow(tx: Orm, id: number, removedAt: Date): Promise<void> {
  await tx.update(emailTemplates).set({ removedAt }).where(eq(emailTemplates.id, id));
}

export const deleteTemplateRow = deleteById(emailTemplates);

/**
 * Inserts the templates that are new in a release, and updates those that no operator changed. Templates an
 * operator changed or deleted stay as they are.
 */
export async function putReleasedTemplates(
  tx: Orm,
  templates: readonly EmailTemplateSeed[],
  at: Date,
): Promise<void> {
  if (templates.length === 0) return;
  await tx
    .insert(emailTemplates)
    .values(templates.map((template) => ({ ...template, isActive: true, updatedAt: at })))
    .onConflictDoUpdate({
      target: emailTemplates.key,
      set: {
        name: sql`excluded.name`,
        subject: sql`excluded.subject`,
        htmlContent: sql`excluded.html_content`,
        textContent: sql`excluded.text_content`,
        version: sql`${emailTemplates.version} + 1`,
        updatedAt: at,
      },
      setWhere: sql`not ${emailTemplates.isChanged} and (${emailTemplates.subject}, ${emailTemplates.htmlContent}, ${emailTemplates.textContent})
        is distinct from (excluded.subject, excluded.html_content, excluded.text_content)`,
    });
}
