// The password: how old it is, and the dialog to change it.

import { useState } from 'react';
import type { Account } from '#modules/accounts/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { momentText } from '../../format.ts';
import { PasswordFields, usePasswordChange } from '../../session/own-password-form.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';

export function PasswordPanel({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="panel" aria-labelledby="password-title">
      <header className="panel-header">
        <h2 id="password-title">Wachtwoord</h2>
        <Button className="ml-auto" onClick={() => setOpen(true)}>
          Wachtwoord wijzigen
        </Button>
      </header>
      <p className="panel-text muted">Gewijzigd op {momentText(account.passwordChangedAt)}.</p>
      {isOpen ? <ChangePasswordDialog onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

function ChangePasswordDialog({ onClose }: { onClose(): void }) {
  return (
    <FormDialog
      {...usePasswordChange()}
      title="Wachtwoord wijzigen"
      intro="Je wordt overal anders uitgelogd."
      size="small"
      submitLabel="Wijzigen"
      onClose={onClose}
    >
      <PasswordFields />
    </FormDialog>
  );
}
