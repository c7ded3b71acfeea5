// Does one thing to every chosen row, one after the other, and remembers for each whether it went well.

import { useState } from 'react';
import { toast } from '#web/ui/toast/toast-store.ts';
import { refusalText } from '../refusal-text.ts';

/** `refusal` is null for a row that went well. */
export type BulkResult = { id: number; name: string; refusal: string | null };

type Bulk<Row> = {
  rowId(row: Row): number;
  rowName(row: Row): string;
  /** After the last row, whatever became of them. */
  onDone(): void;
};

export function useBulk<Row>({ rowId, rowName, onDone }: Bulk<Row>) {
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<readonly BulkResult[] | null>(null);

  /** `done` says how many went well: "3 kortingscodes uitgezet". */
  async function run(
    rows: readonly Row[],
    work: (row: Row) => Promise<unknown>,
    done: (count: number) => string,
  ) {
    setBusy(true);
    const results: BulkResult[] = [];
    for (const row of rows) {
      const refusal = await work(row).then(() => null, refusalText);
      results.push({ id: rowId(row), name: rowName(row), refusal });
    }
    setBusy(false);
    onDone();
    const refused = results.filter(({ refusal }) => refusal !== null);
    if (refused.length === 0) toast({ title: done(results.length) });
    else setReport([...refused, ...results.filter(({ refusal }) => refusal === null)]);
  }

  return { busy, report, closeReport: () => setReport(null), run };
}
