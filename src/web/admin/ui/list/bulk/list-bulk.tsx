// What can be done with the chosen rows of a list, one after the other, with a word about each that stayed as
// it was.

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { countedText } from '../../../format.ts';
import { readAgain } from '../../../query-client.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import type { BulkAct, List } from '../define-list.ts';
import type { Selection } from '../use-selection.ts';
import { BulkBar, BulkReport } from './bulk-bar.tsx';
import { useBulk } from './use-bulk.ts';

type ListBulkProps<Row extends { id: number }> = {
  list: Pick<List<Row, never>, 'noun' | 'name' | 'bulk' | 'invalidates'> & { source: { key: QueryKey } };
  rows: readonly Row[];
  selection: Selection;
};

export function ListBulk<Row extends { id: number }>({ list, rows, selection }: ListBulkProps<Row>) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<BulkAct<Row> | null>(null);
  const [begun, setBegun] = useState<BulkAct<Row> | null>(null);
  const bulk = useBulk<Row>({
    rowId: ({ id }) => id,
    rowName: list.name,
    onDone: () => void readAgain(client, list.invalidates ?? [list.source.key]),
  });
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const counted = (count: number) => countedText(count, ...list.noun);
  const carryOut = (act: BulkAct<Row>) => {
    const { work, done, takeBack } = act;
    setAsking(null);
    setBegun(act);
    void bulk.run(chosen, work, (count) => `${counted(count)} ${done}`, takeBack);
  };
  return (
    <>
      <BulkBar selection={selection} busy={bulk.busy}>
        {list.bulk?.map((act) => (
          <Button
            key={act.label}
            variant={act.confirm ? 'danger' : 'secondary'}
            disabled={bulk.busy}
            onClick={() => (act.confirm ? setAsking(act) : carryOut(act))}
          >
            {act.label}
          </Button>
        ))}
      </BulkBar>
      {asking ? (
        <ConfirmDialog
          title={`${counted(chosen.length)} ${asking.label.toLowerCase()}?`}
          confirmLabel={asking.label}
          busy={false}
          error={null}
          onConfirm={() => carryOut(asking)}
          onClose={() => setAsking(null)}
        >
          {asking.confirm?.text}
        </ConfirmDialog>
      ) : null}
      {bulk.report ? (
        <BulkReport
          title={`Niet alles is ${begun?.confirm ? begun.done : 'gelukt'}`}
          results={bulk.report}
          onClose={bulk.closeReport}
        />
      ) : null}
    </>
  );
}
