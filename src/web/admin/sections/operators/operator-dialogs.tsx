// The dialogs to add an account and to reopen one, and the generated password that both show once.

import { useWatch } from 'react-hook-form';
import {
  addOperatorSchema,
  type NewPasswordAnswer,
  type OperatorView,
  operatorRoles,
} from '#modules/accounts/contract.ts';
import { operatorEndpoints } from '#modules/accounts/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#web/ui/controls/dialog.tsx';
import { namedChoices } from '#web/ui/controls/options.tsx';
import { ROLE_HINTS, ROLE_LABELS } from '../../session/role-labels.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import { operatorsQuery } from './operator-calls.ts';

type AddOperatorDialogProps = { onAdded(answer: NewPasswordAnswer): void; onClose(): void };

export function AddOperatorDialog({ onAdded, onClose }: AddOperatorDialogProps) {
  return (
    <FormDialog
      title="Nieuwe beheerder"
      intro="De winkel maakt het wachtwoord; je ziet het één keer."
      size="small"
      schema={addOperatorSchema}
      start={{ username: '', role: 'viewer' }}
      save={async (body) => onAdded(await request(operatorEndpoints.add, { body }))}
      invalidates={[operatorsQuery.queryKey]}
      done="Beheerder toegevoegd"
      failed="Beheerder niet toegevoegd"
      submitLabel="Toevoegen"
      onClose={onClose}
    >
      <div className="form-stack">
        <TextField name="username" label="Gebruikersnaam" spellCheck={false} focus />
        <RoleField />
      </div>
    </FormDialog>
  );
}

/** The field for the role, with a description of what each role may do. */
function RoleField() {
  const typed: unknown = useWatch({ name: 'role' });
  const chosen = operatorRoles.find((role) => role === typed) ?? 'viewer';
  return (
    <SelectField
      name="role"
      label="Rol"
      options={namedChoices(operatorRoles, ROLE_LABELS)}
      hint={`${ROLE_LABELS[chosen]} ${ROLE_HINTS[chosen]}`}
    />
  );
}

type ResetDialogProps = {
  operator: OperatorView;
  onReset(answer: NewPasswordAnswer): void;
  onClose(): void;
};

export function ResetDialog({ operator, onReset, onClose }: ResetDialogProps) {
  return (
    <ActionDialog
      title={`Toegang van ${operator.username} herstellen?`}
      label="Herstellen"
      run={async () => onReset(await request(operatorEndpoints.reset, { params: { id: operator.id } }))}
      invalidates={[operatorsQuery.queryKey]}
      onClose={onClose}
    >
      Er komt een nieuw wachtwoord, tweestapsverificatie gaat uit en alle sessies eindigen.
    </ActionDialog>
  );
}

export function NewPasswordDialog({ answer, onClose }: { answer: NewPasswordAnswer; onClose(): void }) {
  return (
    <Dialog
      title={`Wachtwoord van ${answer.operator.username}`}
      intro="Geef dit veilig door. Het werkt 72 uur, wordt bij het eerste inloggen vervangen en hierna nergens meer getoond."
      size="small"
      onClose={onClose}
    >
      <DialogBody>
        <p className="code rounded-md bg-raised px-2.5 py-2 select-all">{answer.password}</p>
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" data-initial-focus onClick={onClose}>
          Ik heb het doorgegeven
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
