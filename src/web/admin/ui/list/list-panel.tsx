// The frame of a list: title, count and toolbar above; below, the rows or the reason why there are none.

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../states.tsx';

type ListPanelProps = {
  title: string;
  /** "12 bestellingen"; read aloud when it changes. */
  count: string;
  /** What the count leaves out, and where that is. */
  besidesCount?: ReactNode;
  /** What leaves rows out: said where the filters are in a sheet. */
  activeFilters?: readonly string[];
  toolbar?: ReactNode;
  /** The title is what the page is called already, so it is only read aloud. */
  alone?: boolean;
  footer?: ReactNode;
  /** What can be done with the chosen rows; last, so that nothing moves when it appears. */
  bulk?: ReactNode;
  children: ReactNode;
};

export function ListPanel(props: ListPanelProps) {
  const { title, count, besidesCount, activeFilters = [], toolbar } = props;
  const { alone = false, footer, bulk, children } = props;
  return (
    <Panel
      title={title}
      isTitleHidden={alone}
      beside={
        <>
          <p className="whitespace-nowrap text-quiet tabular-nums lg:empty:-ml-5" aria-live="polite">
            <span>{count}</span>
            {count && activeFilters.length > 0 ? (
              <span className="lg:hidden">
                {' '}
                · <span>{activeFilters.join(', ').toLowerCase()}</span>
              </span>
            ) : null}
          </p>
          {besidesCount}
          {toolbar}
        </>
      }
    >
      {children}
      {footer ? (
        <footer className="flex justify-center gap-2 border-t border-hairline p-2.5 empty:hidden">
          {footer}
        </footer>
      ) : null}
      {bulk}
    </Panel>
  );
}

type ListBodyProps<Row> = {
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error'> & { refetch(): unknown };
  rows: readonly Row[];
  /** "Kortingscodes laden". */
  loading: string;
  /** "Error loading coupons". */
  failed: string;
  /** A list with a search or filter set says something else when it is empty. */
  filtered: boolean;
  /** The rows belong to the search before this one. */
  stale?: boolean;
  /** `filteredTitle` is "Niets gevonden" when left out; `shown` stands in place of `title` and `text`. */
  empty: { title: string; text: ReactNode; filteredTitle?: string; filteredText: string; shown?: ReactNode };
  /** Ends search and filters. */
  clear?: { label: string; onClear(): void };
  children(rows: readonly Row[]): ReactNode;
};

/**
 * Rows that were read stay on screen when reading them again fails; before that the heads of their columns
 * do.
 */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { query, rows, loading, failed, filtered, stale = false, empty, clear, children } = props;
  if (query.isPending)
    return (
      <>
        {children([])}
        <SkeletonRows rows={10} label={loading} areCards />
      </>
    );
  if (rows.length > 0) return <div className={stale ? 'opacity-60' : undefined}>{children(rows)}</div>;
  if (query.isError) {
    return <ErrorState title={failed} query={query} />;
  }
  if (!filtered && empty.shown) return empty.shown;
  if (!filtered) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <EmptyState
      title={empty.filteredTitle ?? 'Niets gevonden'}
      action={clear ? <Button onClick={clear.onClear}>{clear.label}</Button> : null}
    >
      {empty.filteredText}
    </EmptyState>
  );
}

type ShowMoreProps = {
  hasMore: boolean;
  more: number;
  busy?: boolean;
  onChange(change: { more: number }): void;
};

/** Ten rows at first; more on request, and back. */
export function ShowMore({ hasMore, more, busy = false, onChange }: ShowMoreProps) {
  if (!hasMore && more === 0) return null;
  return (
    <>
      {hasMore ? (
        <Button aria-busy={busy} onClick={() => onChange({ more: more + 1 })}>
          Show More
        </Button>
      ) : null}
      {more > 0 ? <Button onClick={() => onChange({ more: 0 })}>Show Less</Button> : null}
    </>
  );
}
