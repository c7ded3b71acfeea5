// The operator reads, adds, changes and removes templates; what is saved is checked, so a mail can always be made of it.
// The templates the shop itself sends with cannot be removed, only switched off or put back as they came.

import type { Database, Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { refuseStaleEdit } from '#shared/edit-conflict.ts';
import { invalidFields, notFound, Refusal } from '#shared/problems.ts';
import { checkTemplate } from './check-template.ts';
import {
  type ChangeEmailTemplate,
  type EmailTemplate,
  type EmailTemplateSeed,
  isMailType,
  type SaveEmailTemplate,
} from './contract.ts';
import {
  deleteTemplateRow,
  type EmailTemplateRow,
  insertTemplate,
  lockTemplate,
  selectTemplates,
  updateTemplate,
} from './email-templates.repository.ts';
import { plainTextOf } from './plain-text.ts';
import { placeholdersIn } from './render-template.ts';

export type EmailTemplates = {
  /** The shop's own first. */
  list(): Promise<EmailTemplate[]>;
  /** A template of the operator's own. 422 for unknown variables, 409 `template_exists` when the name is taken. */
  create(input: SaveEmailTemplate): Promise<EmailTemplate>;
  /** 404 `not_found`; 409 `edit_conflict`; 422 for unknown variables. */
  change(id: number, input: ChangeEmailTemplate): Promise<EmailTemplate>;
  /** The words of the release again. 404 `not_found`, also for a template of the operator's own. */
  reset(id: number): Promise<EmailTemplate>;
  /** 404 `not_found`; 409 `template_in_use` for one the shop sends with by itself. */
  remove(id: number): Promise<void>;
};

type Ports = {
  database: Pick<Database, 'orm' | 'transaction'>;
  clock: Clock;
  /** The templates as the release brings them. */
  originals: readonly EmailTemplateSeed[];
};

const CHANGED_MEANWHILE = 'Iemand anders heeft deze template intussen gewijzigd.';

export function createEmailTemplates({ database, clock, originals }: Ports): EmailTemplates {
  const update = async (tx: Orm, { id, version }: EmailTemplateRow, values: TemplateValues) => {
    const row = await updateTemplate(tx, id, { ...values, version: version + 1, updatedAt: clock.now() });
    if (!row) throw unknownTemplate();
    return view(row);
  };
  return {
    list: async () => (await selectTemplates(database.orm)).map(view),
    create: (input) =>
      database.transaction(async (tx) => {
        const key = keyOf(input.name);
        const values = { ...checked(key, input), isActive: input.isActive ?? true, updatedAt: clock.now() };
        const row = isMailType(key) ? null : await insertTemplate(tx, key, { ...values, isChanged: true });
        if (row) return view(row);
        throw nameTaken();
      }),
    change: (id, input) =>
      database.transaction(async (tx) => {
        const current = await locked(tx, id);
        refuseStaleEdit(current.version, input.version, CHANGED_MEANWHILE);
        const values = checked(current.key, { ...current, ...given(input) });
        const isChanged = current.isChanged || !sameWords(values, current);
        return update(tx, current, { ...values, isChanged, isActive: input.isActive ?? current.isActive });
      }),
    reset: (id) =>
      database.transaction(async (tx) => {
        const current = await locked(tx, id);
        const original = originals.find(({ key }) => key === current.key);
        if (!original) throw notFound('Van deze template bestaat geen origineel.');
        return update(tx, current, { ...original, isChanged: false, isActive: current.isActive });
      }),
    remove: (id) =>
      database.transaction(async (tx) => {
        const { key } = await locked(tx, id);
        if (isMailType(key)) throw inUse();
        await deleteTemplateRow(tx, id);
      }),
  };
}

/** A field that was sent as undefined was not sent. */
function given(input: ChangeEmailTemplate): Partial<Words> {
  const { name, subject, htmlContent, textContent } = input;
  return Object.fromEntries(
    Object.entries({ name, subject, htmlContent, textContent }).filter(([, value]) => value !== undefined),
  );
}

type Words = Pick<EmailTemplateRow, 'name' | 'subject' | 'htmlContent' | 'textContent'>;
type TemplateValues = Words & Pick<EmailTemplateRow, 'isChanged' | 'isActive'>;

async function locked(tx: Orm, id: number): Promise<EmailTemplateRow> {
  const row = await lockTemplate(tx, id);
  if (!row) throw unknownTemplate();
  return row;
}

function checked(
  key: string,
  { name, subject, htmlContent, textContent }: Pick<SaveEmailTemplate, keyof Words>,
): Words {
  const content = { subject, htmlContent, textContent: textContent?.trim() || plainTextOf(htmlContent) };
  const errors = checkTemplate(key, content);
  if (errors.length > 0) throw invalidFields(errors, errors[0]?.message);
  return { name, ...content };
}

function sameWords(one: Words, other: Words): boolean {
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

function view(row: EmailTemplateRow): EmailTemplate {
  const names = placeholdersIn(`${row.subject}\n${row.htmlContent}\n${row.textContent}`);
  return {
    ...row,
    variables: names.join(', '),
    isBuiltIn: isMailType(row.key),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const unknownTemplate = () => notFound('Deze e-mailtemplate bestaat niet.');
const nameTaken = () =>
  new Refusal({
    ...{ status: 409, code: 'template_exists', detail: 'Er is al een template met deze naam.' },
    errors: [{ path: 'name', message: 'Er is al een template met deze naam' }],
  });
const inUse = () =>
  new Refusal({
    ...{ status: 409, code: 'template_in_use' },
    detail:
      'De winkel gebruikt deze template zelf. Zet hem uit als deze mail niet meer verstuurd moet worden.',
  });
