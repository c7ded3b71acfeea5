// Search and kinds above the files of an import; without either the folders are shown.

import { FILE_KINDS, type FileKind, type Import } from '#modules/imports/contract.ts';
import { countText } from '../../format.ts';
import { ListToolbar } from '../../ui/list/list-toolbar.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import type { FileListChange, FileListState } from './file-list-shape.ts';
import { KIND_LABELS } from './import-texts.ts';

type KindTabsProps = { found: Import; state: FileListState; onChange(change: FileListChange): void };

export function KindTabs({ found, state, onChange }: KindTabsProps) {
  const { components, pages, assets, files } = found;
  const counts: Readonly<Record<FileKind, number>> = {
    component: components,
    page: pages,
    asset: assets,
    other: files - components - pages - assets,
  };
  const choices = [['', 'Mappen'] as const, ...FILE_KINDS.map((kind) => [kind, KIND_LABELS[kind]] as const)];
  return (
    <ListToolbar label="Bestanden">
      <SearchBox
        q={state.q}
        label="Zoek op naam of map"
        placeholder="Zoek in bestanden"
        onChange={onChange}
      />
      <fieldset className="segmented import-kinds ml-auto max-w-full min-w-0 overflow-x-auto max-lg:ml-0 max-sm:w-full">
        <legend className="visually-hidden">Soort bestand</legend>
        {choices.map(([kind, label]) => (
          <button
            key={kind}
            type="button"
            className="whitespace-nowrap"
            aria-pressed={state.filters.kind === kind}
            onClick={() => onChange({ filters: { kind }, ...(kind === '' ? { q: '' } : {}) })}
          >
            {label}{' '}
            {kind === '' ? null : <small className="ml-0.5 text-quiet">{countText(counts[kind])}</small>}
          </button>
        ))}
      </fieldset>
    </ListToolbar>
  );
}
