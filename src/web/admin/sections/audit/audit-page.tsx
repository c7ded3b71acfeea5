// /admin/audit: every write of an operator, newest first. With `entity` and `entityId` in the URL, the
// history of one row, such as /admin/audit?entity=orders&entityId=12.

import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/controls/button.tsx';
import { countedText } from '../../format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { ListBody, ListPanel, ShowMore } from '../../ui/list/list-panel.tsx';
import { ListSelect, ListToolbar, RefreshButton } from '../../ui/list/list-toolbar.tsx';
import {
  isFiltered,
  type ListChange,
  type ListShape,
  type ListState,
  setCount,
  unfiltered,
} from '../../ui/list/list-url.ts';
import { CLEAR_ALL } from '../../ui/list/no-results.ts';
import { useFirstPage } from '../../ui/list/use-first-page.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { usePagedList } from '../../ui/list/use-paged-list.ts';
import { AUDIT_LISTS, auditFiltersQuery, fetchAuditPage } from './audit-calls.ts';
import { AuditRows } from './audit-entry-row.tsx';
import { entityText } from './audit-texts.ts';
import { SealPanel } from './seal-panel.tsx';

export const meta = () => pageMeta('Logboek');

const SHAPE = {
  filters: { operator: /^.{1,64}$/, entity: /^\w{1,64}$/, entityId: /^[\w:.-]{1,64}$/ },
  sorts: ['newest'],
} as const satisfies ListShape;

const EMPTY = {
  title: 'Nog niets in het logboek',
  text: 'Zodra een beheerder iets wijzigt, staat het hier.',
  filteredText: 'Niets in het logboek past bij deze zoekopdracht.',
};

export default function AuditPage() {
  const { state, change } = useListState(SHAPE);
  const { query, rows, total, hasMore, isLoadingMore, isStale } = usePagedList({
    queryKey: AUDIT_LISTS,
    state,
    first: useFirstPage(),
    fetchPage: fetchAuditPage,
    staleTime: 0,
  });
  const { entity, entityId } = state.filters;
  return (
    <>
      <PageHeader title="Logboek">
        {entityId ? (
          <Button onClick={() => change({ filters: { entity: '', entityId: '' } })}>
            <span>
              Alleen <span>{entityText(entity).toLowerCase()}</span> <span>{entityId}</span> – toon alles
            </span>
          </Button>
        ) : null}
      </PageHeader>
      <ListPanel
        title="Wijzigingen"
        alone
        count={total === null ? '' : countedText(total, 'wijziging', 'wijzigingen')}
        toolbar={
          <AuditTools
            state={state}
            busy={query.isRefetching}
            onChange={change}
            onRefresh={() => void query.refetch()}
          />
        }
        footer={<ShowMore hasMore={hasMore} more={state.more} busy={isLoadingMore} onChange={change} />}
      >
        <ListBody
          query={query}
          rows={rows}
          loading="Logboek laden"
          failed="Fout bij laden van het logboek"
          filtered={isFiltered(state)}
          empty={EMPTY}
          clear={{ label: CLEAR_ALL, onClear: () => change(unfiltered(state)) }}
        >
          {(shown) => <AuditRows entries={shown} isStale={isStale} />}
        </ListBody>
      </ListPanel>
      <SealPanel />
    </>
  );
}

type Filter = keyof typeof SHAPE.filters;

type AuditToolsProps = {
  state: ListState<Filter>;
  busy: boolean;
  onChange(change: Omit<ListChange<Filter>, 'sort'>): void;
  onRefresh(): void;
};

function AuditTools({ state, busy, onChange, onRefresh }: AuditToolsProps) {
  const known = useQuery(auditFiltersQuery).data ?? { entities: [], operators: [] };
  const { entity, operator } = state.filters;
  return (
    <ListToolbar
      label="Wijzigingen"
      search={{ q: state.q, label: 'Zoek in het logboek', placeholder: 'Zoek in het logboek', onChange }}
      active={setCount(state)}
    >
      <ListSelect
        label="Wie"
        value={operator}
        options={choices('Iedereen', operator, known.operators, (name) => name)}
        onChange={(value) => onChange({ filters: { operator: value } })}
      />
      <ListSelect
        label="Wat"
        value={entity}
        options={choices('Alles', entity, known.entities, entityText)}
        onChange={(value) => onChange({ filters: { entity: value, entityId: '' } })}
      />
      <span className="flex-none lg:ml-auto">
        <RefreshButton busy={busy} onRefresh={onRefresh} />
      </span>
    </ListToolbar>
  );
}

/**
 * Returns the options of a filter of the audit log, each of `names` with its text from `textOf`, after the
 * option `all`. The chosen value is always an option, even before the names are loaded.
 */
function choices(all: string, chosen: string, names: readonly string[], textOf: (name: string) => string) {
  const values = chosen && !names.includes(chosen) ? [chosen, ...names] : names;
  const sorted = values
    .map((name) => [name, textOf(name)] as const)
    .toSorted((a, b) => a[1].localeCompare(b[1], 'nl'));
  return [['', all] as const, ...sorted];
}
