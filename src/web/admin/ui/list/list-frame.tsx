// The frame of a list that is a value: what stands above its rows and below them, whatever a row looks like.

import { type ReactNode, useMemo } from 'react';
import { capitalised } from '#shared/writing/capitalised.ts';
import { type Found, type Listing, type Named, narrowing, shapeOf } from './define-list.ts';
import { foundNothing } from './empty-words.ts';
import { isFiltered, type ListChange, type ListState, unfiltered } from './list-address.ts';
import { ListBody, ListPanel, ShowMore } from './list-panel.tsx';
import { ListTools } from './list-tools.tsx';
import { useListState } from './use-list-state.ts';

/** A list at this moment: what the address asks of it, and what there is. */
type ListingNow<Row, Told> = { state: ListState; change(change: ListChange): void; found: Found<Row, Told> };

export function useListing<Row, Told>(list: Listing<Row, Told>): ListingNow<Row, Told> {
  const shape = useMemo(() => shapeOf(list), [list]);
  const { state, change } = useListState(shape);
  return { state, change, found: list.source.useFound(list, state) };
}

type ListFrameProps<Row extends Named> = {
  list: Listing<Row>;
  listing: ListingNow<Row, unknown>;
  bulk?: ReactNode;
  children(rows: readonly Row[]): ReactNode;
};

export function ListFrame<Row extends Named>(props: ListFrameProps<Row>) {
  const { list, listing, bulk, children } = props;
  const { state, change, found } = listing;
  const { noun, filters, empty, nothing: Nothing } = list;
  const narrowed = narrowing(filters, state);
  const hasTools =
    isFiltered(state) || narrowed.length > 0 || !found.query.isSuccess || found.rows.length > 0;
  const unmatched = foundNothing({ noun, filters, title: empty.filteredTitle, text: empty.filteredText });
  return (
    <ListPanel
      alone={!list.headed}
      title={list.heading}
      count={Nothing && found.rows.length === 0 ? '' : found.count}
      narrowed={narrowed}
      toolbar={hasTools ? <ListTools list={list} state={state} found={found} onChange={change} /> : null}
      footer={
        <ShowMore hasMore={found.hasMore} more={state.more} busy={found.isLoadingMore} onChange={change} />
      }
      bulk={bulk}
    >
      <ListBody
        query={{ ...found.query, refetch: found.refetch }}
        rows={found.rows}
        stale={found.isStale}
        loading={`${capitalised(list.noun[1])} laden`}
        failed={list.failed ?? `${capitalised(list.noun[1])} laden is niet gelukt`}
        filtered={isFiltered(state)}
        empty={{
          title: empty.title,
          text: empty.text,
          shown: Nothing ? <Nothing /> : null,
          filteredTitle: unmatched.title,
          filteredText: unmatched.text,
        }}
        clear={{ label: unmatched.clear, onClear: () => change(unfiltered(state)) }}
      >
        {children}
      </ListBody>
    </ListPanel>
  );
}
