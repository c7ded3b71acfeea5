// The search field and the tabs of kinds above the files of an import. Without a search or a chosen kind, the
// page shows the folders.

import { FILE_KINDS, type FileKind, type Import } from '#modules/imports/contract.ts';
import { countText } from '../../format.ts';
import { ListToolbar } from '../../ui/list/list-toolbar.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { FileListChange, FileListState } from './file-list-shape.ts';
import { KIND_LABELS } from './import-texts.ts';

type KindTabsProps = { importReport: Import; state: FileListState; onChange(change: FileListChange): void };

export function KindTabs({ importReport, state, onChange }: KindTabsProps) {
  const { components, pages, assets, files } = importReport;
  const counts: Readonly<Record<FileKind, number>> = {
    component: components,
    page: pages,
    asset: assets,
    other: files - components - pages - assets,
  };
  const nameOf = (kind: FileKind) => (
    <span>
      <span>{KIND_LABELS[kind]}</span> <small className="ml-0.5 text-quiet">{countText(counts[kind])}</small>
    </span>
  );
  return (
    <ListToolbar
      label="Bestanden"
      search={{ q: state.q, label: 'Zoek op naam of map', placeholder: 'Zoek in bestanden', onChange }}
    >
      <Segmented<string>
        label="Soort bestand"
        choices={[['', 'Mappen'], ...FILE_KINDS.map((kind) => [kind, nameOf(kind)] as const)]}
        chosen={state.filters.kind ?? ''}
        onChange={(kind) => onChange({ filters: { kind }, ...(kind === '' ? { q: '' } : {}) })}
        className="ml-auto max-lg:ml-0"
        choiceClassName="whitespace-nowrap"
      />
    </ListToolbar>
  );
}
