// The frame of a chart: the title, the main figure with its change, and buttons to see the data as a table or
// download them as a file.

import { Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { CsvButton } from '../../../ui/files/csv-button.tsx';
import type { Change } from './change.ts';
import { ChangeBadge } from './change-badge.tsx';
import { type ChartColumn, ChartTable } from './chart-table.tsx';

type ChartCardProps<Row> = {
  title: string;
  /**
   * Of the frame around a chart: the formatted main figure, shown in large type below the title, such as the
   * revenue of the period.
   */
  figure?: string;
  change?: Change | null;
  /** Of the frame around a chart: a remark below the main figure that explains it. */
  note?: ReactNode;
  /**
   * Of the frame around a chart: the name, without extension, of the CSV file with the chart's data that the
   * operator can download.
   */
  fileName: string;
  columns: readonly ChartColumn<Row>[];
  rows: readonly Row[];
  /**
   * Of the frame around a chart: the text shown instead of the chart when it has no data; null or undefined
   * when there are data.
   */
  empty?: string | null;
  children: ReactNode;
};

/**
 * The frame of a chart. Screen readers always get the table of the data; a button shows the table to
 * everyone.
 */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { title, figure, change = null, note, fileName, columns, rows, empty = null, children } = props;
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <Panel className="m-0 flex flex-col md:min-h-64 px-4 pt-3.5 pb-3" aria-labelledby={titleId}>
      <header className="mb-2.5 flex justify-between gap-3">
        <div className="min-w-0">
          <h3 id={titleId} className="font-medium text-quiet">
            {title}
          </h3>
          {figure === undefined ? null : (
            <p className="flex flex-wrap items-baseline gap-x-2 text-[1.375rem] font-[620] tracking-[-0.02em]">
              <span>{figure}</span> <ChangeBadge change={change} />
            </p>
          )}
          {note && empty === null ? <p className="text-[0.75rem] text-quiet">{note}</p> : null}
        </div>
        {empty === null ? (
          <div className="-mt-1 -mr-1.5 flex flex-none items-start gap-0.5">
            <IconButton
              className="aria-pressed:bg-raised aria-pressed:text-accent-text"
              label={`${title} als tabel`}
              title="Als tabel"
              icon={Table2}
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            />
            <CsvButton
              quiet
              fileName={fileName}
              columns={columns.map(({ name, cell }) => [name, cell] as const)}
              rows={rows}
            />
          </div>
        ) : null}
      </header>
      {empty === null ? (
        <>
          {asTable ? null : <div className="flex min-w-0 flex-1 flex-col justify-end">{children}</div>}
          <ChartTable caption={title} columns={columns} rows={rows} shown={asTable} />
        </>
      ) : (
        <p className="grid flex-1 place-items-center text-center text-quiet">{empty}</p>
      )}
    </Panel>
  );
}
