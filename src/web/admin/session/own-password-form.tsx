// The fields with which operators change their own password: in a dialog of the account page, and on the page
// for operators who must replace the password an owner gave them.

import { FormProvider } from 'react-hook-form';
import { changePasswordSchema, PASSWORD_MIN_LENGTH } from '#modules/accounts/contract.ts';
import { accountEndpoints } from '#modules/accounts/endpoints.ts';
import { send } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FormError } from '../ui/form/form-error.tsx';
import { useFormDialog } from '../ui/form/use-form-dialog.ts';
import { PasswordField } from './password-field.tsx';

/**
 * The options and messages of the form that changes one's own password, shared by the dialog and the page.
 */
export function usePasswordChange() {
  return {
    schema: changePasswordSchema,
    start: { currentPassword: '', newPassword: '' },
    about: 'self',
    invalidates: [['account']],
    done: 'Wachtwoord gewijzigd',
    failed: 'Wachtwoord niet gewijzigd',
    save: (body: { currentPassword: string; newPassword: string }) =>
      send(accountEndpoints.changePassword, { body }),
  } as const;
}

export function PasswordFields() {
  return (
    <div className="form-stack">
      <PasswordField name="currentPassword" label="Huidig wachtwoord" autoComplete="current-password" focus />
      <PasswordField
        name="newPassword"
        label="Nieuw wachtwoord"
        hint={`Minstens ${PASSWORD_MIN_LENGTH} tekens. Een paar willekeurige woorden achter elkaar werkt goed.`}
        autoComplete="new-password"
      />
    </div>
  );
}

export function OwnPasswordForm({ onChanged }: { onChanged(): void }) {
  const form = useFormDialog({ ...usePasswordChange(), onClose: onChanged });
  return (
    <FormProvider {...form.form}>
      <form className="form-stack" method="post" noValidate onSubmit={form.submit}>
        <PasswordFields />
        <FormError failure={form.failure} onTakeNewest={form.takeNewest} />
        <Button type="submit" variant="primary" className="w-full" disabled={form.isBusy}>
          {form.isBusy ? 'Opslaan...' : 'Wachtwoord opslaan'}
        </Button>
      </form>
    </FormProvider>
  );
}
