// The actions on the selected rows of a list. An action processes row by row and reports each row the server
// refused.

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { countedText } from '../../../format.ts';
import { invalidateQueries } from '../../../query-client.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import type { BulkAction, List } from '../define-list.ts';
import type { Selection } from '../use-selection.ts';
import { BulkBar, BulkReport } from './bulk-bar.tsx';
import { useBulk } from './use-bulk.ts';

type BulkActionsProps<Row extends { id: number }> = {
  list: Pick<List<Row, never>, 'noun' | 'name' | 'bulk' | 'invalidates'> & { source: { key: QueryKey } };
  rows: readonly Row[];
  selection: Selection;
};

export function BulkActions<Row extends { id: number }>({ list, rows, selection }: BulkActionsProps<Row>) {
  const client = useQueryClient();
  const [confirming, setConfirming] = useState<BulkAction<Row> | null>(null);
  const [started, setStarted] = useState<BulkAction<Row> | null>(null);
  const bulk = useBulk<Row>({
    rowId: ({ id }) => id,
    rowName: list.name,
    onDone: () => void invalidateQueries(client, list.invalidates ?? [list.source.key]),
  });
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const counted = (count: number) => countedText(count, ...list.noun);
  const carryOut = (action: BulkAction<Row>) => {
    const { work, done, undo } = action;
    setConfirming(null);
    setStarted(action);
    void bulk.run(chosen, work, (count) => `${counted(count)} ${done}`, undo);
  };
  return (
    <>
      <BulkBar selection={selection} busy={bulk.busy}>
        {list.bulk?.map((action) => (
          <Button
            key={action.label}
            variant={action.confirm ? 'danger' : 'secondary'}
            disabled={bulk.busy}
            onClick={() => (action.confirm ? setConfirming(action) : carryOut(action))}
          >
            {action.label}
          </Button>
        ))}
      </BulkBar>
      {confirming ? (
        <ConfirmDialog
          title={`${counted(chosen.length)} ${confirming.label.toLowerCase()}?`}
          confirmLabel={confirming.label}
          busy={false}
          error={null}
          onConfirm={() => carryOut(confirming)}
          onClose={() => setConfirming(null)}
        >
          {confirming.confirm?.text}
        </ConfirmDialog>
      ) : null}
      {bulk.report ? (
        <BulkReport
          title={`Niet alles is ${started?.confirm ? started.done : 'gelukt'}`}
          results={bulk.report}
          onClose={bulk.closeReport}
        />
      ) : null}
    </>
  );
}
