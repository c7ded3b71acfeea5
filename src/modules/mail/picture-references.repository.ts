// Lists the library images used in mail templates, so that none of them is deleted.

import { like } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { emailTemplates } from './mail.tables.ts';

type Mention = { kind: 'template'; id: number; name: string; text: string };

export async function listTemplatePictures(db: Orm): Promise<Mention[]> {
  const { id, name, htmlContent } = emailTemplates;
  const rows = await db
    .select({ id, name, text: htmlContent })
    .from(emailTemplates)
    .where(like(htmlContent, '%/media/%'));
  return rows.map((row) => ({ ...row, kind: 'template' }));
}
