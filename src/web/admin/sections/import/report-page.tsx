// /import/{id}: the report of one import. What kind of app it is, how much is in it, and every file, by folder, by kind
// or by name.

import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import type { Import, ImportEntry } from '#modules/imports/contract.ts';
import { href } from '#shared/href.ts';
import { ApiError } from '#web/client/api-client.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Panel, PanelHead } from '#web/ui/controls/panel.tsx';
import { momentText } from '../../format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx';
import { Counts } from './counts.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { FileList } from './file-list.tsx';
import { FILE_LIST } from './file-list-shape.ts';
import { FileTree } from './file-tree.tsx';
import { importQuery } from './import-calls.ts';
import { projectText, STATUS_LABELS, STATUS_TONES, weightText } from './import-texts.ts';
import { KindTabs } from './kind-tabs.tsx';

export const meta = () => pageMeta('Import');

export default function ReportPage() {
  const { id = '' } = useParams();
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
  const query = useQuery({ ...importQuery(number), enabled: number > 0 });
  const missing = number === 0 || (query.error instanceof ApiError && query.error.status === 404);
  return (
    <>
      <BackLink to={href('/import')}>Imports</BackLink>
      <PageHeader title={query.data?.fileName ?? 'Import'}>
        {query.data ? (
          <Badge tone={STATUS_TONES[query.data.status]}>{STATUS_LABELS[query.data.status]}</Badge>
        ) : null}
      </PageHeader>
      {missing ? (
        <EmptyState title="Deze import bestaat niet">Misschien is hij verwijderd.</EmptyState>
      ) : null}
      {query.isPending && !missing ? <SkeletonRows rows={8} label="Import laden" /> : null}
      {query.isError && !missing ? <ErrorState title="Import niet geladen" query={query} /> : null}
      {query.data ? <Report found={query.data} /> : null}
    </>
  );
}

function Report({ found }: { found: Import }) {
  if (found.status !== 'done') {
    const why = found.refusal?.detail ?? 'De import loopt nog.';
    return <EmptyState title={STATUS_LABELS[found.status]}>{why}</EmptyState>;
  }
  return (
    <>
      <Summary found={found} />
      <Files key={found.id} found={found} />
    </>
  );
}

function Summary({ found }: { found: Import }) {
  const { project, components, pages, assets, files } = found;
  const details = [
    [
      'App',
      projectText({ project: project && { ...project, framework: null, builder: null } }) || 'Zonder naam',
    ],
    ['Gemaakt met', project?.framework ?? 'Niet herkend'],
    ['Bouwer', project?.builder ?? 'Niet herkend'],
    ['Map in de ZIP', project?.root || 'Bovenaan'],
    ['Pakketten', String(project?.dependencies ?? 0)],
    ['Inhoud', weightText(found)],
    ['Geïmporteerd', momentText(found.endedAt ?? found.startedAt)],
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

/** Folders as they are; with a kind chosen or words typed, the files that fit. */
function Files({ found }: { found: Import }) {
  const { state, change } = useListState(FILE_LIST);
  const [open, setOpen] = useState<ImportEntry | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const isTree = state.q === '' && state.filters.kind === '';
  const toolbar = <KindTabs found={found} state={state} onChange={change} />;
  return (
    <>
      {isTree ? (
        <Panel aria-label="Bestanden">
          <PanelHead>{toolbar}</PanelHead>
          <FileTree importId={found.id} onOpen={setOpen} />
        </Panel>
      ) : (
        <FileList importId={found.id} state={state} toolbar={toolbar} onChange={change} onOpen={setOpen} />
      )}
      {open ? <EntryDialog importId={found.id} entry={open} onClose={close} /> : null}
    </>
  );
}
