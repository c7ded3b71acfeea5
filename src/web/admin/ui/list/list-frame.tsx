// The frame of a list: everything above and below the rows, whether they are a table or a grid.

import { type ReactNode, useMemo } from 'react';
import { capitalise } from '#shared/writing/capitalise.ts';
import { activeFilters, type Listing, type ListResults, shapeOf, type WithId } from './define-list.ts';
import { ListBody, ListPanel, ShowMore } from './list-panel.tsx';
import { ListTools } from './list-tools.tsx';
import { isFiltered, type ListChange, type ListState, unfiltered } from './list-url.ts';
import { noResults } from './no-results.ts';
import { useListState } from './use-list-state.ts';

/** The current state of a list: the parameters in the URL, and the loaded rows. */
type ListingState<Row, Extra> = {
  state: ListState;
  change(change: ListChange): void;
  results: ListResults<Row, Extra>;
};

export function useListing<Row, Extra>(list: Listing<Row, Extra>): ListingState<Row, Extra> {
  const shape = useMemo(() => shapeOf(list), [list]);
  const { state, change } = useListState(shape);
  return { state, change, results: list.source.useResults(list, state) };
}

type ListFrameProps<Row extends WithId> = {
  list: Listing<Row>;
  listing: ListingState<Row, unknown>;
  bulk?: ReactNode;
  children(rows: readonly Row[]): ReactNode;
};

export function ListFrame<Row extends WithId>(props: ListFrameProps<Row>) {
  const { list, listing, bulk, children } = props;
  const { state, change, results } = listing;
  const { noun, filters, empty, emptyState: Nothing } = list;
  const activeFilterLabels = activeFilters(filters, state);
  const hasTools =
    isFiltered(state) || activeFilterLabels.length > 0 || !results.query.isSuccess || results.rows.length > 0;
  const noResultsText = noResults({ noun, filters, title: empty.filteredTitle, text: empty.filteredText });
  return (
    <ListPanel
      alone={!list.headed}
      title={list.heading}
      count={Nothing && results.rows.length === 0 ? '' : results.count}
      activeFilters={activeFilterLabels}
      toolbar={hasTools ? <ListTools list={list} state={state} results={results} onChange={change} /> : null}
      footer={
        <ShowMore
          hasMore={results.hasMore}
          more={state.more}
          busy={results.isLoadingMore}
          onChange={change}
        />
      }
      bulk={bulk}
    >
      <ListBody
        query={{ ...results.query, refetch: results.refetch }}
        rows={results.rows}
        stale={results.isStale}
        loading={`${capitalise(list.noun[1])} laden`}
        failed={list.failed ?? `${capitalise(list.noun[1])} laden is niet gelukt`}
        filtered={isFiltered(state)}
        empty={{
          title: empty.title,
          text: empty.text,
          shown: Nothing ? <Nothing /> : null,
          filteredTitle: noResultsText.title,
          filteredText: noResultsText.text,
        }}
        clear={{ label: noResultsText.clear, onClear: () => change(unfiltered(state)) }}
      >
        {children}
      </ListBody>
    </ListPanel>
  );
}
