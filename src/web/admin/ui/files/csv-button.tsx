// A button that downloads a list from browser memory as a CSV file.

import { Download } from 'lucide-react';
import { type CsvCell, csvFile } from '#shared/csv.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { saveFile } from './save-file.ts';

export type CsvColumn<Row> = readonly [name: string, cell: (row: Row) => CsvCell];

type CsvButtonProps<Row> = {
  /** Of the button that downloads a list as CSV: the file name without its extension. */
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  rows: readonly Row[];
  /**
   * Of the button that downloads a list as CSV: true to show only its icon, where a page has many of these
   * buttons.
   */
  quiet?: boolean;
};

export function CsvButton<Row>({ fileName, columns, rows, quiet = false }: CsvButtonProps<Row>) {
  function save() {
    const names = columns.map(([name]) => name);
    const cells = rows.map((row) => columns.map(([, cell]) => cell(row)));
    const file = new Blob([csvFile(names, cells)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `${fileName}.csv`);
  }
  const press = { disabled: rows.length === 0, onClick: save };
  if (quiet) return <IconButton label="CSV" icon={Download} {...press} />;
  return (
    <Button {...press}>
      <Download size={14} aria-hidden /> CSV
    </Button>
  );
}
