// The password: how old it is, and the dialog to change it.

import { useState } from 'react';
import type { Account } from '#modules/accounts/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { momentText } from '../../format.ts';
import { PasswordFields, usePasswordChange } from '../../session/own-password-form.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';

export function PasswordPanel({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="Wachtwoord" beside={<Button onClick={() => setOpen(true)}>Wachtwoord wijzigen</Button>}>
      <PanelText>Gewijzigd op {momentText(account.passwordChangedAt)}.</PanelText>
      {isOpen ? <ChangePasswordDialog onClose={() => setOpen(false)} /> : null}
    </Panel>
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
