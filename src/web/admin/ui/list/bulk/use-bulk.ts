// Runs an action on every selected row, one after the other, and records each result. If the action can be
// undone, the message afterwards offers undo.

import { useState } from 'react';
import { toast } from '#web/ui/toast/toast-store.ts';
import { countText } from '../../../format.ts';
import { refusalText } from '../../refusal-text.ts';
import { useIsMounted } from '../../use-is-mounted.ts';

/** The result of one row; `refusal` is the reason of a refusal, null after success. */
export type BulkResult = { id: number; name: string; refusal: string | null };

type Bulk<Row> = {
  rowId(row: Row): number;
  rowName(row: Row): string;
  /** Of an action on the selected rows: called after the last row, also when the server refused rows. */
  onDone(): void;
};

export function useBulk<Row>({ rowId, rowName, onDone }: Bulk<Row>) {
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<readonly BulkResult[] | null>(null);
  const isMounted = useIsMounted();

  /**
   * Runs `work` on each selected row. `done` returns the success message for a count: "3 kortingscodes
   * uitgezet". `undoRow` gets each row as it was and its result; without `undoRow` the message offers no
   * undo.
   */
  async function run<Result>(
    rows: readonly Row[],
    work: (row: Row) => Promise<Result>,
    done: (count: number) => string,
    undoRow?: (row: Row, result: Result) => Promise<unknown>,
  ) {
    setBusy(true);
    const results: BulkResult[] = [];
    const changed: { row: Row; result: Result }[] = [];
    for (const row of rows) {
      // When the operator leaves the list, the remaining rows are not processed.
      const refusal = isMounted.current
        ? await work(row).then((result) => void changed.push({ row, result }), refusalText)
        : 'Niet gedaan';
      results.push({ id: rowId(row), name: rowName(row), refusal: refusal ?? null });
    }
    setBusy(false);
    onDone();
    const refused = results.filter(({ refusal }) => refusal !== null);
    if (refused.length === 0) {
      const undo = () =>
        void run(
          rows,
          (row) => back(row),
          (count) => `${countText(count)} teruggezet`,
        );
      const back = async (row: Row) => {
        const change = changed.find((each) => each.row === row);
        if (change && undoRow) await undoRow(row, change.result);
      };
      toast({
        title: done(results.length),
        ...(undoRow ? { action: { label: 'Ongedaan maken', run: undo } } : {}),
      });
    } else if (isMounted.current) {
      setReport([...refused, ...results.filter(({ refusal }) => refusal === null)]);
    } else {
      const description = `Bij ${countText(refused.length)} van de ${countText(rows.length)} is niets veranderd.`;
      toast({ title: 'Niet alles is gelukt', description, severity: 'high' });
    }
  }

  return { busy, report, closeReport: () => setReport(null), run };
}
