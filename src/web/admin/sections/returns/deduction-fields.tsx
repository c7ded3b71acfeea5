// The fields for the deduction when a customer used goods more than inspecting them requires (BW 6:230s),
// with the reason.

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
