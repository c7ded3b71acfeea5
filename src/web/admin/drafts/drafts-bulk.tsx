// What can be done with the chosen carts: deleting them, after being asked, with a word about each that stayed.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Draft } from '#modules/drafts/contract.ts';
import { draftEndpoints } from '#modules/drafts/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { countedText } from '../format.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { BulkBar, BulkReport } from '../ui/list/bulk-bar.tsx';
import { useBulk } from '../ui/list/use-bulk.ts';
import type { Selection } from '../ui/list/use-selection.ts';
import { DRAFT_KEYS } from './draft-calls.ts';

export const draftName = ({ id, customerName }: Draft) => `#${id} ${customerName}`.trim();

const carts = (count: number) => countedText(count, 'winkelmandje', 'winkelmandjes');

export function DraftsBulk({ rows, selection }: { rows: readonly Draft[]; selection: Selection }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const bulk = useBulk<Draft>({
    rowId: ({ id }) => id,
    rowName: draftName,
    onDone: () => {
      for (const queryKey of DRAFT_KEYS) void client.invalidateQueries({ queryKey });
    },
  });
  const chosen = rows.filter(({ id }) => selection.ids.has(id));

  function removeChosen() {
    setAsking(false);
    void bulk.run(
      chosen,
      ({ id }) => tell(draftEndpoints.delete, { params: { id } }),
      (count) => `${carts(count)} verwijderd`,
    );
  }

  return (
    <>
      <BulkBar selection={selection} busy={bulk.busy}>
        <button type="button" className="btn btn-danger" disabled={bulk.busy} onClick={() => setAsking(true)}>
          Verwijderen
        </button>
      </BulkBar>
      {isAsking ? (
        <ConfirmDialog
          title={`${carts(chosen.length)} verwijderen?`}
          confirmLabel="Verwijderen"
          busy={false}
          error={null}
          onConfirm={removeChosen}
          onClose={() => setAsking(false)}
        >
          Ze verdwijnen voorgoed, met wat de klanten hadden ingevuld.
        </ConfirmDialog>
      ) : null}
      {bulk.report ? (
        <BulkReport title="Niet alles is verwijderd" results={bulk.report} onClose={bulk.closeReport} />
      ) : null}
    </>
  );
}
