// The frame of a chart: what it is about, its main figure with the change, and the same figures as a table or a file.

import { Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { CsvButton } from '../ui/list/csv-button.tsx';
import type { Change } from './change.ts';
import { ChangeMark } from './change-mark.tsx';
import { type ChartColumn, ChartTable } from './chart-table.tsx';

type ChartCardProps<Row> = {
  title: string;
  /** The main figure, already in words. */
  figure?: string;
  change?: Change | null;
  /** What the figure leaves unsaid. */
  note?: ReactNode;
  /** Without its ending. */
  fileName: string;
  columns: readonly ChartColumn<Row>[];
  rows: readonly Row[];
  /** Shown in place of an empty chart. */
  empty?: string | null;
  children: ReactNode;
};

/** The table is always there for a screen reader; the button shows it to everybody. */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { title, figure, change = null, note, fileName, columns, rows, empty = null, children } = props;
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section className="panel chart-card" aria-labelledby={titleId}>
      <header className="chart-header">
        <div>
          <h3 id={titleId}>{title}</h3>
          {figure === undefined ? null : (
            <p className="chart-figure">
              {figure} <ChangeMark change={change} />
            </p>
          )}
          {note && empty === null ? <p className="chart-note muted">{note}</p> : null}
        </div>
        {empty === null ? (
          <div className="chart-actions">
            <button
              type="button"
              className="icon-button"
              aria-label={`${title} als tabel`}
              title="Als tabel"
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            >
              <Table2 size={15} aria-hidden />
            </button>
            <CsvButton
              fileName={fileName}
              columns={columns.map(({ name, cell }) => [name, cell] as const)}
              rows={rows}
            />
          </div>
        ) : null}
      </header>
      {empty === null ? (
        <>
          {asTable ? null : <div className="chart-body">{children}</div>}
          <ChartTable caption={title} columns={columns} rows={rows} shown={asTable} />
        </>
      ) : (
        <p className="chart-empty muted">{empty}</p>
      )}
    </section>
  );
}
