// The panel of a list: title, count and toolbar above; the rows, or the reason why there are none, below.

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../states.tsx';

type ListPanelProps = {
  title: string;
  /**
   * Of the panel of a list: the number of rows with its noun, "12 bestellingen"; screen readers read it aloud
   * when it changes.
   */
  count: string;
  /**
   * Of the panel of a list: a note about rows that the count leaves out, such as archived ones, with a link
   * to them.
   */
  besidesCount?: ReactNode;
  /**
   * Of the panel of a list: the names of the active filters. They are shown on a phone, where the filters
   * themselves are in a closed panel.
   */
  activeFilters?: readonly string[];
  toolbar?: ReactNode;
  /**
   * Of the panel of a list: true to hide its title on screen, because the page already shows it; screen
   * readers still read it.
   */
  alone?: boolean;
  footer?: ReactNode;
  /**
   * Of the panel of a list: the bar with the actions on selected rows. It follows the rows, so that no row
   * moves when the bar appears.
   */
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
          <p className="text-quiet tabular-nums lg:empty:-ml-5" aria-live="polite">
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
  /** Of the body of a list: the text while its rows are being loaded, "Kortingscodes laden". */
  loading: string;
  /**
   * Of the body of a list: the title of the error when its rows cannot be loaded, "Error loading coupons".
   */
  failed: string;
  /**
   * Of the body of a list: true when a search or filter is active. A list without rows then says that nothing
   * matches, not that nothing exists.
   */
  filtered: boolean;
  /** Of the body of a list: true while the rows on screen still belong to the previous search. */
  stale?: boolean;
  /**
   * Of the body of a list: its texts when it has no rows. `filteredTitle` defaults to "Niets gevonden";
   * `shown` replaces `title` and `text`.
   */
  empty: { title: string; text: ReactNode; filteredTitle?: string; filteredText: string; shown?: ReactNode };
  /** Of the body of a list: the button that clears search and filters, shown when they match no row. */
  clear?: { label: string; onClear(): void };
  children(rows: readonly Row[]): ReactNode;
};

/**
 * The rows, or the loading, error or empty state. While loading, the column headers are shown. When a refetch
 * fails, the earlier rows stay.
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

/** The buttons that show more rows, and show fewer rows again. */
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
