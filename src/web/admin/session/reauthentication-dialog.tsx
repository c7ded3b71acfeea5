// The dialog that asks for the password again, and for the code if the account has a second factor, before an
// action that cannot be undone.

import { useQuery } from '@tanstack/react-query';
import { reauthenticationSchema } from '#modules/accounts/contract.ts';
import { accountEndpoints } from '#modules/accounts/endpoints.ts';
import { send } from '#web/client/request.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { accountQuery } from './account-queries.ts';
import { CodeField, PasswordField } from './password-field.tsx';

export function ReauthenticationDialog({ onAnswer }: { onAnswer(isConfirmed: boolean): void }) {
  const { data: account } = useQuery(accountQuery);
  return (
    <FormDialog
      title="Bevestig dat jij het bent"
      intro="Voor deze stap vragen we nog een keer wie je bent. Daarna vijf minuten niet meer."
      size="small"
      about="self"
      schema={reauthenticationSchema}
      start={{ password: '', code: '' }}
      save={async (body) => {
        await send(accountEndpoints.reauthenticate, { body });
        onAnswer(true);
      }}
      failed="Niet bevestigd"
      submitLabel="Bevestigen"
      busyLabel="Controleren..."
      onClose={() => onAnswer(false)}
    >
      <div className="form-stack">
        <PasswordField name="password" label="Wachtwoord" autoComplete="current-password" focus />
        {account?.twoFactor ? (
          <CodeField name="code" label="Code" hint="Uit je app, of een herstelcode." />
        ) : null}
      </div>
    </FormDialog>
  );
}
