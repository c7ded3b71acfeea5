// Lets an operator read, add, change and delete mail templates. Templates are checked when saved, so a mail
// can always be rendered. Templates the shop sends itself can only be switched off or reset.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { invalidFields, notFound, refusing } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { plainTextOf } from '../body/plain-text.ts';
import {
  type ChangeEmailTemplate,
  type EmailTemplate,
  isMailType,
  type SaveEmailTemplate,
} from '../contract.ts';
import type { MailLayout } from '../render-mail.ts';
import { checkTemplate } from './check-template.ts';
import {
  deleteTemplateRow,
  type EmailTemplateRow,
  insertTemplate,
  lockTemplate,
  removeTemplateRow,
  selectTemplates,
  updateTemplate,
} from './email-templates.repository.ts';
import { placeholdersIn } from './render-template.ts';

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; clock: Clock };

const CHANGED_MEANWHILE = 'Iemand anders heeft deze template intussen gewijzigd.';

/** Lists all mail templates: first the templates of the release, then the operator's own. */
export async function listEmailTemplates({ database }: Pick<Needs, 'database'>): Promise<EmailTemplate[]> {
  return (await selectTemplates(database.orm)).map(view);
}

/**
 * Creates an operator's template; its key is derived from its name. Throws 422 for unknown variables, and 409
 * `template_exists` when another template has that key.
 */
export function createEmailTemplate(
  { database, clock }: Needs,
  input: SaveEmailTemplate,
): Promise<EmailTemplate> {
  return database.transaction(async (tx) => {
    const key = keyOf(input.name);
    const values = { ...checked(key, input), isActive: input.isActive ?? true, updatedAt: clock.now() };
    const row = isMailType(key) ? null : await insertTemplate(tx, key, { ...values, isChanged: true });
    if (!row) throw nameTaken();
    await announceChange(tx, 'templates');
    return view(row);
  });
}

/**
 * Changes a mail template. Throws 404 `not_found`; 409 `edit_conflict` when another operator changed the
 * template meanwhile; 422 for unknown variables.
 */
export function changeEmailTemplate(
  shop: Needs,
  id: number,
  input: ChangeEmailTemplate,
): Promise<EmailTemplate> {
  return shop.database.transaction(async (tx) => {
    const current = await locked(tx, id);
    refuseStaleEdit(current.version, input.version, CHANGED_MEANWHILE);
    const values = checked(current.key, { ...current, ...definedFields(input) });
    const isChanged = current.isChanged || !hasSameTexts(values, current);
    return update(shop, tx, current, { ...values, isChanged, isActive: input.isActive ?? current.isActive });
  });
}

/**
 * Resets a template to the default text of this version of the shop. Throws 404 `not_found` for an unknown
 * template and for an operator's own template, which has no default text.
 */
export function resetEmailTemplate(
  shop: Needs & { mailLayout: Pick<MailLayout, 'templates'> },
  id: number,
): Promise<EmailTemplate> {
  return shop.database.transaction(async (tx) => {
    const current = await locked(tx, id);
    const original = shop.mailLayout.templates.find(({ key }) => key === current.key);
    if (!original) throw notFound('Van deze template bestaat geen origineel.');
    return update(shop, tx, current, { ...original, isChanged: false, isActive: current.isActive });
  });
}

/**
 * Deletes a mail template. Throws 404 `not_found`, and 409 `template_in_use` for a template of a mail the
 * shop sends by itself.
 */
export function deleteEmailTemplate(
  { database, clock, mailLayout }: Needs & { mailLayout: Pick<MailLayout, 'templates'> },
  id: number,
): Promise<void> {
  return database.transaction(async (tx) => {
    const { key } = await locked(tx, id);
    if (isMailType(key)) throw inUse();
    const cameWithShop = mailLayout.templates.some((template) => template.key === key);
    await (cameWithShop ? removeTemplateRow(tx, id, clock.now()) : deleteTemplateRow(tx, id));
    await announceChange(tx, 'templates');
  });
}

async function update(
  { clock }: Pick<Needs, 'clock'>,
  tx: Orm,
  { id, version }: EmailTemplateRow,
  values: TemplateValues,
): Promise<EmailTemplate> {
  const row = await updateTemplate(tx, id, { ...values, version: version + 1, updatedAt: clock.now() });
  if (!row) throw unknownTemplate();
  await announceChange(tx, 'templates');
  return view(row);
}

/**
 * Returns the texts of a mail template that a request changes; texts absent from the request are left out, so
 * that they keep their stored value.
 */
function definedFields(input: ChangeEmailTemplate): Partial<TemplateTexts> {
  const { name, subject, htmlContent, textContent } = input;
  return Object.fromEntries(
    Object.entries({ name, subject, htmlContent, textContent }).filter(([, value]) => value !== undefined),
  );
}

type TemplateTexts = Pick<EmailTemplateRow, 'name' | 'subject' | 'htmlContent' | 'textContent'>;
type TemplateValues = TemplateTexts & Pick<EmailTemplateRow, 'isChanged' | 'isActive'>;

async function locked(tx: Orm, id: number): Promise<EmailTemplateRow> {
  const row = await lockTemplate(tx, id);
  if (!row) throw unknownTemplate();
  return row;
}

function checked(
  key: string,
  { name, subject, htmlContent, textContent }: Pick<SaveEmailTemplate, keyof TemplateTexts>,
): TemplateTexts {
  const content = { subject, htmlContent, textContent: textContent?.trim() || plainTextOf(htmlContent) };
  const errors = checkTemplate(key, content);
  if (errors.length > 0) throw invalidFields(errors, errors[0]?.message);
  return { name, ...content };
}

function hasSameTexts(one: TemplateTexts, other: TemplateTexts): boolean {
  return (['name', 'subject', 'htmlContent', 'textContent'] as const).every(
    (part) => one[part] === other[part],
  );
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

function view({ removedAt: _, ...row }: EmailTemplateRow): EmailTemplate {
  const names = placeholdersIn(`${row.subject}\n${row.htmlContent}\n${row.textContent}`);
  return {
    ...row,
    variables: names.join(', '),
    isBuiltIn: isMailType(row.key),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const unknownTemplate = () => notFound('Deze e-mailtemplate bestaat niet.');
const nameTaken = refusing('template_exists', 'Er is al een template met deze naam.', {
  errors: [{ path: 'name', message: 'Er is al een template met deze naam' }],
});
const inUse = refusing(
  'template_in_use',
  'De winkel gebruikt deze template zelf. Zet hem uit als deze mail niet meer verstuurd moet worden.',
);
