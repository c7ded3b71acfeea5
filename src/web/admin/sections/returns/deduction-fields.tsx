// The fields for the amount deducted from the refund of a return, with its reason: the customer used the
// goods more than inspecting them requires (BW 6:230s).

import { EuroField, TextField } from '../../ui/form/text-fields.tsx';

export function DeductionFields() {
  return (
    <>
      <EuroField
        name="deduction"
        label="Inhouden (optioneel)"
        hint="Alleen voor waardevermindering door gebruik."
      />
      <TextField
        name="deductionReason"
        label="Reden van inhouding"
        hint="Als je iets inhoudt; de klant leest dit op de creditnota."
      />
    </>
  );
}
