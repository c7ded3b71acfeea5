// /admin/emails: the templates of all mails of the shop, and those the operators added.

import type { EmailTemplate } from '#modules/mail/contract.ts';
import { emailTemplateEndpoints } from '#modules/mail/endpoints.ts';
import { send } from '#web/client/request.ts';
import { momentText } from '../../format.ts';
import { TEMPLATE_KEYS, templatesQuery } from '../../shared/mail/email-calls.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { rowActionDialog } from '../../ui/action-dialog.tsx';
import type { CsvColumn } from '../../ui/files/csv-button.tsx';
import { recordMessages } from '../../ui/form/record-messages.ts';
import { createOpener, defineList, filterBy } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { useOptimisticToggle } from '../../ui/use-optimistic-toggle.ts';
import { emailColumns } from './email-columns.tsx';
import { templateDialogs } from './template-dialogs.tsx';

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
  source: wholeList(templatesQuery, ({ name, subject, key }) => `${name} ${subject} ${key}`),
  name: ({ name }) => name,
  search: {
    label: 'Zoek op naam of onderwerp',
    placeholder: 'Zoek in templates',
    tools: 'E-mailtemplates',
  },
  filters: {
    status: filterBy('Status', { active: 'Actief', inactive: 'Inactief' }, ({ isActive }) =>
      isActive ? 'active' : 'inactive',
    ),
    source: filterBy('Soort', { shop: 'Van de winkel', own: 'Eigen' }, ({ isBuiltIn }) =>
      isBuiltIn ? 'shop' : 'own',
    ),
  },
  sorts: {
    own: ['Eigen eerst', byOwner],
    name: ['Naam A–Z', (a, b) => a.name.localeCompare(b.name, 'nl')],
    updated: ['Laatst gewijzigd', (a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.id - b.id],
  },
  useTable: (open) => ({ columns: emailColumns(open, useToggleTemplate()) }),
  file: { name: 'e-mailtemplates', columns: CSV },
  empty: { title: 'Nog geen templates', text: 'Maak een eigen template met de knop hierboven.' },
  openers: [createOpener('Add Template', 'new-template', templateDialogs.make)],
  dialogs: {
    edit: templateDialogs.edit,
    delete: rowActionDialog(({ id, name }) => ({
      title: `Template “${name}” verwijderen?`,
      run: () => send(emailTemplateEndpoints.delete, { params: { id } }),
      invalidates: TEMPLATE_KEYS,
      ...recordMessages('Template', 'deleted'),
      children: 'Mails die ermee verstuurd zijn, blijven in de outbox staan.',
    })),
    reset: rowActionDialog(({ id, name }) => ({
      title: `Origineel van “${name}” terugzetten?`,
      label: 'Terugzetten',
      run: () => send(emailTemplateEndpoints.reset, { params: { id } }),
      invalidates: TEMPLATE_KEYS,
      done: `${name} is weer zoals hij was`,
      children:
        'Jouw onderwerp en teksten van deze template verdwijnen. Of hij aan of uit staat, verandert niet.',
    })),
  },
});

/**
 * Sorts the operators' own templates first, newest on top, then the shop's templates in the order in which a
 * customer gets them.
 */
function byOwner(a: EmailTemplate, b: EmailTemplate): number {
  return Number(a.isBuiltIn) - Number(b.isBuiltIn) || (a.isBuiltIn ? a.id - b.id : b.id - a.id);
}

function useToggleTemplate() {
  return useOptimisticToggle<EmailTemplate, 'id' | 'name' | 'isActive'>({
    listKey: templatesQuery.queryKey,
    idField: 'id',
    toggled: ({ id, name, isActive }) => ({ id, name, isActive: !isActive }),
    send: ({ id, isActive }) => send(emailTemplateEndpoints.change, { params: { id }, body: { isActive } }),
    ...recordMessages('Template', 'updated'),
    done: ({ name, isActive }) => `${name} staat ${isActive ? 'aan' : 'uit'}`,
  });
}

export const meta = () => pageMeta(list.title);

export default listPage(list);
