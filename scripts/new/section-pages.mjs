// Generates the browser's half of a back-office section: the form of a row and the list, both in one page
// file. The model is src/web/admin/sections/coupons, which uses a file for each.

/** Returns the texts of the page's files by path. */
export function pageFiles(words) {
  const folder = `src/web/admin/sections/${words.many.kebab}`;
  return {
    [`${folder}/${words.many.kebab}-page.tsx`]: page(words),
  };
}

const page = (
  words,
) => `// /admin/${words.many.kebab}: the list of ${words.many.words}, with a form to add and edit them.

${pageImports(words)}

${pageForm(words)}

${pageList(words)}

${pageColumns(words)}
`;

const keysOf = ({ one }) => `${one.snake.toUpperCase()}_KEYS`;

const pageImports = (words) => `import type { QueryKey } from '@tanstack/react-query';
import {
  type ${words.one.pascal},
  ${words.one.camel}InputSchema,
  ${words.one.camel}UpdateSchema,
} from '#modules/${words.many.kebab}/contract.ts';
import { ${words.one.camel}Endpoints } from '#modules/${words.many.kebab}/endpoints.ts';
import { send } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { endpointListQuery } from '../../endpoint-query.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';
import { rowActionDialog } from '../../ui/action-dialog.tsx';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import { fieldsOf } from '../../ui/form/form-fields.tsx';
import { fetchNewestIn } from '../../ui/form/fetch-newest-in.ts';
import { recordDialogs } from '../../ui/form/record-form.tsx';
import { recordMessages } from '../../ui/form/record-messages.ts';
import { TextAreaField, TextField } from '../../ui/form/text-fields.tsx';
import { momentColumn, titleColumn } from '../../ui/list/columns/column-makers.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { defineList, filterBy, createOpener } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { actionsColumn, deleteAction, editAction } from '../../ui/list/columns/row-actions.tsx';`;

const pageForm = (
  words,
) => `const ${words.many.camel}Query = endpointListQuery(['${words.many.kebab}'], ${words.one.camel}Endpoints.list);

/** Query keys to refetch after a ${words.one.words} was added, changed or deleted. */
const ${keysOf(words)}: readonly QueryKey[] = [${words.many.camel}Query.queryKey, SECTION_COUNTS];

const ${words.one.camel}Form = recordDialogs({
  name: '${words.one.title}',
  invalidates: ${keysOf(words)},
  ...fieldsOf<keyof ${words.one.pascal}, ${words.one.pascal}>({
    name: ['Naam', (at) => <TextField {...at} className="span-2" focus />],
    note: ['Notitie', (at) => <TextAreaField {...at} className="span-2" />],
    isActive: ['Actief', (at) => <SwitchField {...at} />],
  }),
  make: {
    title: 'Nieuwe ${words.one.words}',
    schema: ${words.one.camel}InputSchema,
    start: () => ({ name: '', note: '', isActive: true }),
    save: (body) => send(${words.one.camel}Endpoints.create, { body }),
  },
  change: {
    title: ({ name }: ${words.one.pascal}) => \`\${name} bewerken\`,
    schema: ${words.one.camel}UpdateSchema,
    start: ({ name, note, isActive, version }) => ({ name, note, isActive, version }),
    save: ({ id }, body) => send(${words.one.camel}Endpoints.update, { params: { id }, body }),
    newest: fetchNewestIn(${words.many.camel}Query),
  },
});`;

const pageList = (words) => `const STATUS_LABELS = { active: 'Actief', inactive: 'Inactief' } as const;
const statusOf = ({ isActive }: ${words.one.pascal}) => (isActive ? 'active' : 'inactive');

const list = defineList<${words.one.pascal}, 'edit' | 'delete'>({
  title: '${words.many.title}',
  noun: ['${words.one.words}', '${words.many.words}'],
  source: wholeList(${words.many.camel}Query, ({ name, note }) => \`\${name} \${note}\`),
  name: ({ name }) => name,
  search: { label: 'Zoek op naam', placeholder: 'Zoek op naam' },
  filters: {
    status: filterBy('Status', STATUS_LABELS, statusOf),
  },
  sorts: {
    newest: ['Nieuwste eerst', (a, b) => b.id - a.id],
    name: ['Naam A–Z', (a, b) => a.name.localeCompare(b.name, 'nl')],
  },
  useTable: (open) => ({ columns: columns(open) }),
  empty: {
    title: 'Nog geen ${words.many.words}',
    text: 'Maak de eerste met de knop hierboven.',
  },
  openers: [createOpener('Nieuwe ${words.one.words}', 'new-${words.one.kebab}', ${words.one.camel}Form.make)],
  dialogs: {
    edit: ${words.one.camel}Form.edit,
    delete: rowActionDialog(({ id, name }) => ({
      title: \`\${name} verwijderen?\`,
      run: () => send(${words.one.camel}Endpoints.delete, { params: { id } }),
      invalidates: ${keysOf(words)},
      ...recordMessages('${words.one.title}', 'deleted'),
      children: 'Wat verwijderd is, komt niet terug.',
    })),
  },
});

export const meta = () => pageMeta(list.title);

export default listPage(list);`;

const pageColumns = ({
  one,
}) => `function columns(open: (kind: 'edit' | 'delete', row: ${one.pascal}) => void): Column<${one.pascal}>[] {
  return [
    titleColumn(
      'Naam',
      (row) => open('edit', row),
      ({ name }) => name,
    ),
    { label: 'Notitie', size: 'l', cell: ({ note }) => <span className="clip-2">{note}</span> },
    momentColumn('Gewijzigd', ({ updatedAt }) => updatedAt),
    {
      label: 'Status',
      size: 'm',
      cell: (row) => (
        <Badge tone={row.isActive ? 'live' : 'plain'}>{STATUS_LABELS[statusOf(row)]}</Badge>
      ),
    },
    actionsColumn(open, ({ name }) => [editAction(name), deleteAction(name)]),
  ];
}`;
