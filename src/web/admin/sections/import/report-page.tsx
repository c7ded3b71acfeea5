// /import/{id}: the report of one import: the kind of app, its size, and all files by folder, kind or name.

import { useCallback, useState } from 'react';
import type { Import, ImportEntry } from '#modules/imports/contract.ts';
import { href } from '#shared/href.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Panel, PanelHead } from '#web/ui/controls/panel.tsx';
import { momentText } from '../../format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { recordPage } from '../../ui/record-page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Counts } from './counts.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { FileList } from './file-list.tsx';
import { FILE_LIST } from './file-list-shape.ts';
import { FileTree } from './file-tree.tsx';
import { importQuery } from './import-calls.ts';
import { projectText, STATUS_LABELS, STATUS_TONES, sizeText } from './import-texts.ts';
import { KindTabs } from './kind-tabs.tsx';

export const meta = () => pageMeta('Import');

export default recordPage({
  name: 'Import',
  list: { to: href('/import'), label: 'Imports' },
  query: importQuery,
  unknown: { title: 'Deze import bestaat niet', text: 'Misschien is die verwijderd.' },
  failed: 'Import niet geladen',
  view: (importReport) => <Report importReport={importReport} />,
});

function Report({ importReport }: { importReport: Import }) {
  const { status, refusal } = importReport;
  return (
    <>
      <PageHeader title={importReport.fileName}>
        <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>
      </PageHeader>
      {status === 'done' ? (
        <>
          <Summary importReport={importReport} />
          <Files key={importReport.id} importReport={importReport} />
        </>
      ) : (
        <EmptyState title={STATUS_LABELS[status]}>{refusal?.detail ?? 'De import loopt nog.'}</EmptyState>
      )}
    </>
  );
}

function Summary({ importReport }: { importReport: Import }) {
  const { project, components, pages, assets, files } = importReport;
  const details = [
    [
      'App',
      projectText({ project: project && { ...project, framework: null, builder: null } }) || 'Zonder naam',
    ],
    ['Gemaakt met', project?.framework ?? 'Niet herkend'],
    ['Bouwer', project?.builder ?? 'Niet herkend'],
    ['Map in de ZIP', project?.root || 'Bovenaan'],
    ['Pakketten', String(project?.dependencies ?? 0)],
    ['Inhoud', sizeText(importReport)],
    ['Geïmporteerd', momentText(importReport.endedAt ?? importReport.startedAt)],
  ] as const;
  const counts = [
    ['Components', components],
    ['Pages', pages],
    ['Assets', assets],
    ['Overig', files - components - pages - assets],
  ] as const;
  return (
    <Panel className="grid gap-4 p-4" aria-label="Samenvatting">
      <Counts counts={counts} />
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-5 gap-y-3 max-sm:grid-cols-2">
        {details.map(([label, text]) => (
          <div key={label}>
            <dt className="text-quiet">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/**
 * The files of the import: the folder tree, or a list of the matching files when a kind is chosen or a search
 * is typed.
 */
function Files({ importReport }: { importReport: Import }) {
  const { state, change } = useListState(FILE_LIST);
  const [open, setOpen] = useState<ImportEntry | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const isTree = state.q === '' && state.filters.kind === '';
  const toolbar = <KindTabs importReport={importReport} state={state} onChange={change} />;
  return (
    <>
      {isTree ? (
        <Panel aria-label="Bestanden">
          <PanelHead>{toolbar}</PanelHead>
          <FileTree importId={importReport.id} onOpen={setOpen} />
        </Panel>
      ) : (
        <FileList
          importId={importReport.id}
          state={state}
          toolbar={toolbar}
          onChange={change}
          onOpen={setOpen}
        />
      )}
      {open ? <EntryDialog importId={importReport.id} entry={open} onClose={close} /> : null}
    </>
  );
}
