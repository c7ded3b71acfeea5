// /import: imports the backup of an app, explains how, and lists all earlier imports.

import type { Import } from '#modules/imports/contract.ts';
import { importEndpoints } from '#modules/imports/endpoints.ts';
import { send } from '#web/client/request.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { rowActionDialog } from '../../ui/action-dialog.tsx';
import { defineList, filterBy, type Source } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { IMPORT_KEYS, importsQuery } from './import-calls.ts';
import { importColumns } from './import-columns.tsx';
import { isRunning, projectText, STATUS_LABELS } from './import-texts.ts';
import { StartImport } from './start-import.tsx';

const imports = wholeList(importsQuery, (row) => `${row.fileName} ${projectText(row)}`);

/**
 * The list of imports without its refetching indicator while an import is running: the list is then refetched
 * every second, and the indicator would only flicker.
 */
const source: Source<Import> = {
  ...imports,
  useResults(rules, state) {
    const { query, ...results } = imports.useResults(rules, state);
    const isRefetching = query.isRefetching && !results.all.some(isRunning);
    return { ...results, query: { ...query, isRefetching } };
  },
};

const list = defineList<Import, 'delete'>({
  title: 'Import',
  heading: 'Eerdere imports',
  headed: true,
  noun: ['import', 'imports'],
  source,
  name: ({ fileName }) => fileName,
  search: { label: 'Zoek op bestand of app', placeholder: 'Zoek in imports' },
  filters: {
    status: filterBy('Status', STATUS_LABELS, ({ status }) => status),
  },
  sorts: {
    newest: ['Nieuwste eerst', (a, b) => b.id - a.id],
    name: ['Naam', (a, b) => a.fileName.localeCompare(b.fileName, 'nl') || b.id - a.id],
    largest: ['Grootste eerst', (a, b) => b.contentBytes - a.contentBytes || b.id - a.id],
  },
  above: StartImport,
  useTable: (open) => ({ columns: importColumns(open) }),
  failed: 'Imports niet geladen',
  empty: {
    title: 'Nog geen imports',
    text: 'Wat je importeert blijft hier staan, met zijn rapport.',
  },
  dialogs: {
    delete: rowActionDialog(({ id, fileName }) => ({
      title: `${fileName} verwijderen?`,
      run: () => send(importEndpoints.remove, { params: { id } }),
      invalidates: IMPORT_KEYS,
      done: 'Import verwijderd',
      failed: 'Verwijderen mislukt',
      children:
        'Het bestand en het rapport verdwijnen. Afbeeldingen die je al in de mediabibliotheek zette, blijven.',
    })),
  },
});

export const meta = () => pageMeta(list.title);

export default listPage(list);
