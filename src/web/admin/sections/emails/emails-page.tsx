// /admin/emails: the templates of every mail the shop sends, and those of the operator's own.

import { Plus } from 'lucide-react';
import type { EmailTemplate } from '#modules/mail/contract.ts';
import { emailTemplateEndpoints } from '#modules/mail/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { momentText } from '../../format.ts';
import { TEMPLATE_KEYS, templatesQuery } from '../../shared/mail/email-calls.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import type { CsvColumn } from '../../ui/list/csv-button.tsx';
import { defineList } from '../../ui/list/define-list.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { whole } from '../../ui/list/list-sources.ts';
import { useOptimisticChange } from '../../ui/use-optimistic-change.ts';
import { emailColumns } from './email-columns.tsx';
import { TemplateDialog } from './template-dialog.tsx';

const CSV: readonly CsvColumn<EmailTemplate>[] = [
  ['Naam', ({ name }) => name],
  ['Onderwerp', ({ subject }) => subject],
  ['Status', ({ isActive }) => (isActive ? 'Actief' : 'Inactief')],
  ['Variabelen', ({ variables }) => variables],
  ['Gewijzigd', ({ updatedAt }) => momentText(updatedAt)],
];

const list = defineList<EmailTemplate, 'edit' | 'delete' | 'reset'>({
  title: 'E-mails',
  heading: 'E-mailtemplates',
  noun: ['template', 'templates'],
  source: whole(templatesQuery, ({ name, subject, key }) => `${name} ${subject} ${key}`),
  name: ({ name }) => name,
  search: {
    label: 'Zoek op naam of onderwerp',
    placeholder: 'Zoek in templates',
    tools: 'E-mailtemplates',
  },
  filters: {
    status: {
      label: 'Status',
      options: { active: 'Actief', inactive: 'Inactief' },
      passes: ({ isActive }, wanted) => isActive === (wanted === 'active'),
    },
    source: {
      label: 'Soort',
      options: { shop: 'Van de winkel', own: 'Eigen' },
      passes: ({ isBuiltIn }, wanted) => isBuiltIn === (wanted === 'shop'),
    },
  },
  sorts: {
    own: ['Eigen eerst', byOwner],
    name: ['Naam A–Z', (a, b) => a.name.localeCompare(b.name, 'nl')],
    updated: ['Laatst gewijzigd', (a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.id - b.id],
  },
  useTable(open) {
    const { mutate: flip } = useSwitchTemplate();
    const edit = (template: EmailTemplate) => open('edit', template);
    const columns = emailColumns({
      edit,
      remove: (template) => open('delete', template),
      reset: (template) => open('reset', template),
      flip: ({ id, name, isActive }) => flip({ id, name, isActive: !isActive }),
    });
    return { columns, onEdit: edit };
  },
  file: { name: 'e-mailtemplates', columns: CSV },
  failed: 'Error loading email templates',
  empty: {
    title: 'No templates found',
    text: 'Maak een eigen template met de knop hierboven.',
    filteredText: 'Geen template past bij deze zoekopdracht en filters.',
  },
  openers: [
    {
      ...{ label: 'Add Template', command: 'new-template', icon: Plus, primary: true },
      dialog: ({ onClose }) => <TemplateDialog template={null} onClose={onClose} />,
    },
  ],
  dialogs: {
    edit: ({ row, onClose }) => <TemplateDialog template={row} onClose={onClose} />,
    delete: ({ row, onClose }) => (
      <ActDialog
        title={`Template “${row.name}” verwijderen?`}
        act={() => tell(emailTemplateEndpoints.delete, { params: { id: row.id } })}
        invalidates={TEMPLATE_KEYS}
        done="Template deleted successfully"
        failed="Error deleting template"
        onClose={onClose}
      >
        Mails die ermee verstuurd zijn, blijven in de outbox staan.
      </ActDialog>
    ),
    reset: ({ row, onClose }) => (
      <ActDialog
        title={`Origineel van “${row.name}” terugzetten?`}
        label="Terugzetten"
        act={() => tell(emailTemplateEndpoints.reset, { params: { id: row.id } })}
        invalidates={TEMPLATE_KEYS}
        done={`${row.name} is weer zoals hij was`}
        onClose={onClose}
      >
        Jouw onderwerp en teksten van deze template verdwijnen. Of hij aan of uit staat, verandert niet.
      </ActDialog>
    ),
  },
});

/** The newest of the operator's own on top, then the shop's in the order of a sale. */
function byOwner(a: EmailTemplate, b: EmailTemplate): number {
  return Number(a.isBuiltIn) - Number(b.isBuiltIn) || (a.isBuiltIn ? a.id - b.id : b.id - a.id);
}

/** At once; nothing has left the house, so it can be taken back. */
function useSwitchTemplate() {
  return useOptimisticChange<EmailTemplate, Pick<EmailTemplate, 'id' | 'name' | 'isActive'>>({
    listKey: templatesQuery.queryKey,
    by: 'id',
    send: ({ id, isActive }) => tell(emailTemplateEndpoints.change, { params: { id }, body: { isActive } }),
    done: ({ name, isActive }) => `${name} staat ${isActive ? 'aan' : 'uit'}`,
    failed: 'Error updating template',
    inverse: (template) => ({ ...template, isActive: !template.isActive }),
  });
}

export const meta = () => pageMeta(list.title);

export default function EmailsPage() {
  return <ListPage list={list} />;
}
