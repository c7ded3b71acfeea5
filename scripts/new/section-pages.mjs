// The browser's half of a section: its list, and the dialog in which a row is written. The model is src/web/admin/sections/coupons.

/** Text by path. */
export function pageFiles(words) {
  const folder = `src/web/admin/sections/${words.many.kebab}`;
  return {
    [`${folder}/${words.many.kebab}-page.tsx`]: page(words),
    [`${folder}/${words.one.kebab}-dialog.tsx`]: dialog(words),
  };
}

const page = (
  words,
) => `// /admin/${words.many.kebab}: every ${words.one.words}, and what can be done with it.

${pageImports(words)}

${pageList(words)}

${pageColumns(words)}
`;

const keysOf = ({ one }) => `${one.snake.toUpperCase()}_KEYS`;

const pageImports = (words) => `import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ${words.one.pascal} } from '#modules/${words.many.kebab}/contract.ts';
import { ${words.one.camel}Endpoints } from '#modules/${words.many.kebab}/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';
import { defineList } from '../../ui/list/define-list.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { whole } from '../../ui/list/list-sources.ts';
import { Moment } from '../../ui/moment.tsx';
import { ${keysOf(words)}, ${words.one.pascal}Dialog, ${words.many.camel}Query } from './${words.one.kebab}-dialog.tsx';`;

const pageList = (words) => `const STANDING_LABELS = { active: 'Actief', inactive: 'Inactief' } as const;
const standingOf = ({ isActive }: ${words.one.pascal}) => (isActive ? 'active' : 'inactive');

const list = defineList<${words.one.pascal}, 'edit' | 'delete'>({
  title: '${words.many.title}',
  heading: '${words.many.title}',
  noun: ['${words.one.words}', '${words.many.words}'],
  source: whole(${words.many.camel}Query, ({ name, note }) => \`\${name} \${note}\`),
  name: ({ name }) => name,
  search: { label: 'Zoek op naam', placeholder: 'Zoek op naam' },
  filters: {
    status: {
      label: 'Status',
      options: STANDING_LABELS,
      passes: (row, standing) => standingOf(row) === standing,
    },
  },
  sorts: {
    newest: ['Nieuwste eerst', (a, b) => b.id - a.id],
    name: ['Naam A–Z', (a, b) => a.name.localeCompare(b.name, 'nl')],
  },
  useTable(open) {
    const edit = (row: ${words.one.pascal}) => open('edit', row);
    return { columns: columns({ edit, remove: (row) => open('delete', row) }), onEdit: edit };
  },
  failed: '${words.many.title} laden is niet gelukt',
  empty: {
    title: 'Nog geen ${words.many.words}',
    text: 'Maak de eerste met de knop hierboven.',
    filteredText: 'Geen ${words.one.words} past bij deze zoekopdracht en filters.',
  },
  openers: [
    {
      ...{ label: 'Nieuwe ${words.one.words}', command: 'new-${words.one.kebab}', icon: Plus, primary: true },
      dialog: ({ onClose }) => <${words.one.pascal}Dialog row={null} onClose={onClose} />,
    },
  ],
  dialogs: {
    edit: ${words.one.pascal}Dialog,
    delete: ({ row, onClose }) => (
      <ActDialog
        title={\`\${row.name} verwijderen?\`}
        act={() => tell(${words.one.camel}Endpoints.delete, { params: { id: row.id } })}
        invalidates={${keysOf(words)}}
        done="Verwijderd"
        failed="Verwijderen is niet gelukt"
        onClose={onClose}
      >
        Wat verwijderd is, komt niet terug.
      </ActDialog>
    ),
  },
});

export const meta = () => pageMeta(list.title);

export default function ${words.many.pascal}Page() {
  return <ListPage list={list} />;
}`;

const pageColumns = ({ one }) => `type Actions = Record<'edit' | 'remove', (row: ${one.pascal}) => void>;

function columns({ edit, remove }: Actions): Column<${one.pascal}>[] {
  return [
    { label: 'Naam', title: true, cell: (row) => <RowTitle onOpen={() => edit(row)}>{row.name}</RowTitle> },
    { label: 'Notitie', size: 'l', cell: ({ note }) => <span className="clip-2">{note}</span> },
    { label: 'Gewijzigd', size: 'm', cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
    {
      label: 'Status',
      size: 'm',
      cell: (row) => (
        <span className={row.isActive ? 'badge badge-live' : 'badge'}>{STANDING_LABELS[standingOf(row)]}</span>
      ),
    },
    {
      label: 'Acties',
      size: 'm',
      actions: true,
      cell: (row) => (
        <span className="row-actions">
          <IconButton label={\`Bewerk \${row.name}\`} icon={Pencil} onClick={() => edit(row)} />
          <IconButton label={\`Verwijder \${row.name}\`} icon={Trash2} onClick={() => remove(row)} />
        </span>
      ),
    },
  ];
}`;

const dialog = (
  words,
) => `// Makes a ${words.one.words} or changes one. The same schema checks here and on the server, so both say the same.

${dialogImports(words)}

${dialogForms(words)}
`;

const dialogImports = (
  words,
) => `import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  type ${words.one.pascal},
  ${words.one.camel}InputSchema,
  type ${words.one.pascal}Update,
  ${words.one.camel}UpdateSchema,
} from '#modules/${words.many.kebab}/contract.ts';
import { ${words.one.camel}Endpoints } from '#modules/${words.many.kebab}/endpoints.ts';
import { askAll, tell } from '#web/client/ask.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { newestOf } from '../../ui/form/newest-of.ts';
import { TextAreaField, TextField } from '../../ui/form/text-fields.tsx';

export const ${words.many.camel}Query = queryOptions({
  queryKey: ['${words.many.kebab}'],
  queryFn: ({ signal }) => askAll(${words.one.camel}Endpoints.list, { signal }),
});

/** What is read again when a ${words.one.words} is made, changed or gone. */
export const ${keysOf(words)}: readonly QueryKey[] = [${words.many.camel}Query.queryKey, SECTION_COUNTS];

const LABELS = { name: 'Naam', note: 'Notitie', isActive: 'Actief' } as const;`;

const dialogForms = (words) => `/** Without a row it makes a new one. */
export function ${words.one.pascal}Dialog({ row, onClose }: { row: ${words.one.pascal} | null; onClose(): void }) {
  return row ? <Edit${words.one.pascal} row={row} onClose={onClose} /> : <New${words.one.pascal} onClose={onClose} />;
}

function New${words.one.pascal}({ onClose }: { onClose(): void }) {
  return (
    <FormDialog
      title="Nieuwe ${words.one.words}"
      schema={${words.one.camel}InputSchema}
      start={{ name: '', note: '', isActive: true }}
      save={(body) => tell(${words.one.camel}Endpoints.create, { body })}
      invalidates={${keysOf(words)}}
      saved="Opgeslagen"
      failed="Opslaan is niet gelukt"
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}

function Edit${words.one.pascal}({ row, onClose }: { row: ${words.one.pascal}; onClose(): void }) {
  const client = useQueryClient();
  return (
    <FormDialog
      title={\`\${row.name} bewerken\`}
      schema={${words.one.camel}UpdateSchema}
      start={formOf(row)}
      save={(body) => tell(${words.one.camel}Endpoints.update, { params: { id: row.id }, body })}
      invalidates={${keysOf(words)}}
      saved="Opgeslagen"
      failed="Opslaan is niet gelukt"
      conflict={{
        labels: LABELS,
        fetchNewest: async () => formOf(await newestOf(client, ${words.many.camel}Query, row)),
      }}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}

function Fields() {
  return (
    <div className="form-grid">
      <TextField name="name" label={LABELS.name} className="span-2" focus />
      <TextAreaField name="note" label={LABELS.note} className="span-2" />
      <SwitchField name="isActive" label={LABELS.isActive} />
    </div>
  );
}

function formOf({ name, note, isActive, version }: ${words.one.pascal}): ${words.one.pascal}Update {
  return { name, note, isActive, version };
}`;
