// The operator reads, adds, changes and removes templates; what is saved is checked, so a mail can always be made of it.
// The templates the shop itself sends with cannot be removed, only switched off.

import type { Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { invalidFields, notFound, Refusal } from '#shared/problems.ts';
import { checkTemplate } from './check-template.ts';
import { type EmailTemplate, isMailType, type SaveEmailTemplate } from './contract.ts';
import {
  deleteTemplateRow,
  type EmailTemplateRow,
  type EmailTemplateValues,
  findTemplate,
  insertTemplate,
  selectTemplates,
  updateTemplate,
} from './email-templates.repository.ts';
import { plainTextOf } from './plain-text.ts';
import { placeholdersIn } from './render-template.ts';

const unknownTemplate = () => notFound('Deze e-mailtemplate bestaat niet.');

/** All templates, the shop's own first. */
export async function listEmailTemplates(db: Orm): Promise<EmailTemplate[]> {
  return (await selectTemplates(db)).map(view);
}

/** Adds a template of the operator's own. 422 for unknown variables, 409 `template_exists` when the name is taken. */
export async function createEmailTemplate(
  tx: Orm,
  clock: Clock,
  input: SaveEmailTemplate,
): Promise<EmailTemplate> {
  const key = keyOf(input.name);
  const row = isMailType(key) ? null : await insertTemplate(tx, key, checked(key, input, clock));
  if (row) return view(row);
  throw new Refusal({ status: 409, code: 'template_exists', detail: 'Er is al een template met deze naam.' });
}

/** Replaces a template. 404 when it is unknown, 422 for unknown variables. */
export async function changeEmailTemplate(
  tx: Orm,
  clock: Clock,
  id: number,
  input: SaveEmailTemplate,
): Promise<EmailTemplate> {
  const current = await findTemplate(tx, id);
  if (!current) throw unknownTemplate();
  const values = checked(current.key, { isActive: current.isActive, ...input }, clock);
  const row = await updateTemplate(tx, id, values);
  if (!row) throw unknownTemplate();
  return view(row);
}

/** Removes a template of the operator's own. 404 when it is unknown, 409 `template_in_use` for the shop's own. */
export async function deleteEmailTemplate(tx: Orm, id: number): Promise<void> {
  const current = await findTemplate(tx, id);
  if (!current) throw unknownTemplate();
  if (isMailType(current.key)) {
    throw new Refusal({
      status: 409,
      code: 'template_in_use',
      detail:
        'De winkel gebruikt deze template zelf. Zet hem uit als deze mail niet meer verstuurd moet worden.',
    });
  }
  await deleteTemplateRow(tx, id);
}

function checked(key: string, input: SaveEmailTemplate, clock: Clock): EmailTemplateValues {
  const content = {
    subject: input.subject,
    htmlContent: input.htmlContent,
    textContent: input.textContent?.trim() || plainTextOf(input.htmlContent),
  };
  const errors = checkTemplate(key, content);
  if (errors.length > 0) throw invalidFields(errors, errors[0]?.message);
  return { ...content, name: input.name, isActive: input.isActive ?? true, updatedAt: clock.now() };
}

function keyOf(name: string): string {
  const words = name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
  return (
    words
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_+|_+$/g, '') || 'template'
  );
}

function view(row: EmailTemplateRow): EmailTemplate {
  const names = placeholdersIn(`${row.subject}\n${row.htmlContent}\n${row.textContent}`);
  return { ...row, variables: names.join(', '), updatedAt: row.updatedAt.toISOString() };
}
