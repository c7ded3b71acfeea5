// A difference that stays in the books, because what happened cannot be written over: why is kept with it.

import type { Difference } from '#modules/operations/contract.ts';
import { explainDifferenceSchema } from '#modules/operations/contract.ts';
import { differenceEndpoints } from '#modules/operations/endpoints.ts';
import { ask } from '#web/client/ask.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import { AFTER_REPAIR } from './difference-calls.ts';

export function ExplainDialog({ row, onClose }: { row: Difference; onClose(): void }) {
  return (
    <FormDialog
      title="Hoe komt dit?"
      intro={`${row.text} De boeken blijven zoals ze zijn; je uitleg staat er voortaan bij${row.orderId === null ? '' : ', ook in het verloop van de bestelling'}.`}
      size="small"
      schema={explainDifferenceSchema}
      start={{ reason: '' }}
      save={(body) => ask(differenceEndpoints.repair, { params: { id: row.id }, body })}
      invalidates={AFTER_REPAIR}
      done="Verschil uitgelegd"
      failed="Uitleggen is niet gelukt"
      submitLabel="Bewaren"
      onClose={onClose}
    >
      <TextField name="reason" label="Uitleg" focus />
    </FormDialog>
  );
}
