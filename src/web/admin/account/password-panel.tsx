// The password: how old it is, and the dialog to change it.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Account, changePasswordSchema, PASSWORD_MIN_LENGTH } from '#modules/accounts/contract.ts';
import { momentText } from '../format.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { changePassword } from './account-calls.ts';
import { PasswordField } from './password-field.tsx';

type PasswordPanelProps = { account: Account; onChanged?(): void };

export function PasswordPanel({ account, onChanged }: PasswordPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="panel" aria-labelledby="password-title">
      <header className="panel-header">
        <h2 id="password-title">Wachtwoord</h2>
        <button type="button" className="btn push-right" onClick={() => setOpen(true)}>
          Wachtwoord wijzigen
        </button>
      </header>
      <p className="panel-text muted">Gewijzigd op {momentText(account.passwordChangedAt)}.</p>
      {isOpen ? <ChangePasswordDialog onChanged={onChanged} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

type ChangeDialogProps = { onChanged: (() => void) | undefined; onClose(): void };

function ChangePasswordDialog({ onChanged, onClose }: ChangeDialogProps) {
  const client = useQueryClient();
  return (
    <FormDialog
      title="Wachtwoord wijzigen"
      intro="Je wordt overal anders uitgelogd."
      size="small"
      schema={changePasswordSchema}
      start={{ currentPassword: '', newPassword: '' }}
      save={async (body) => {
        await changePassword(body);
        await client.invalidateQueries({ queryKey: ['account'] });
        onChanged?.();
      }}
      saved="Wachtwoord gewijzigd"
      failed="Wachtwoord niet gewijzigd"
      submitLabel="Wijzigen"
      onClose={onClose}
    >
      <div className="form-stack">
        <PasswordField
          name="currentPassword"
          label="Huidig wachtwoord"
          autoComplete="current-password"
          focus
        />
        <PasswordField
          name="newPassword"
          label="Nieuw wachtwoord"
          hint={`Minstens ${PASSWORD_MIN_LENGTH} tekens. Een paar willekeurige woorden achter elkaar werkt goed.`}
          autoComplete="new-password"
        />
      </div>
    </FormDialog>
  );
}
