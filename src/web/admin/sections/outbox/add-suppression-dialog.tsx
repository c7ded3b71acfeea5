// The dialog that adds a mail address to the suppressions, for a person who asked by phone or letter to get
// no more mail.

import { addSuppressionSchema } from '#modules/mail/contract.ts';
import { suppressionEndpoints } from '#modules/mail/endpoints.ts';
import { send } from '#web/client/request.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import { SUPPRESSIONS } from './suppression-calls.ts';

const BLANK = { email: '', scope: 'commercial' as const, detail: '' };

export function AddSuppressionDialog({ onClose }: { onClose(): void }) {
  return (
    <FormDialog
      title="Adres blokkeren"
      size="small"
      schema={addSuppressionSchema}
      start={BLANK}
      save={(body) => send(suppressionEndpoints.add, { body })}
      invalidates={[SUPPRESSIONS]}
      done="Adres geblokkeerd"
      failed="Het adres is niet geblokkeerd"
      submitLabel="Blokkeren"
      onClose={onClose}
    >
      <div className="form-stack">
        <TextField name="email" label="E-mailadres" type="email" focus />
        <SelectField
          name="scope"
          label="Wat stuur je niet meer"
          options={[
            ['commercial', 'Herinneringen en verzoeken'],
            ['all', 'Alle mail'],
          ]}
          hint="Een bestelbevestiging en de ontvangst van een herroeping gaan altijd door: dat eist de wet."
        />
        <TextField name="detail" label="Toelichting (optioneel)" />
      </div>
    </FormDialog>
  );
}
