// /admin/account: the operator's own password, second factor and sessions.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Account } from '#modules/accounts/contract.ts';
import { href } from '#shared/href.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Button, buttonClass } from '#web/ui/controls/button.tsx';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { momentText } from '../../format.ts';
import { accountQuery } from '../../session/account-queries.ts';
import { useRights } from '../../session/admin-session.ts';
import { PasswordFields, usePasswordChange } from '../../session/own-password-form.tsx';
import { ROLE_LABELS } from '../../session/role-labels.ts';
import { TwoFactorPanel } from '../../session/two-factor-panel.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PushPanel } from './push-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export const meta = () => pageMeta('Mijn account');

export default function AccountPage() {
  const query = useQuery(accountQuery);
  return (
    <div className="max-w-184">
      <PageHeader title="Mijn account">
        {useRights().reads('operators') ? (
          <Link className={buttonClass({})} to={href('/admin/operators')}>
            Beheerders
          </Link>
        ) : null}
      </PageHeader>
      <Loaded query={query} loading="Account laden" failed="Fout bij laden van je account">
        {(account) => <AccountPanels account={account} />}
      </Loaded>
    </div>
  );
}

function AccountPanels({ account }: { account: Account }) {
  return (
    <>
      <p className="-mt-2 mb-4 flex min-w-0 items-center gap-2">
        <strong className="clip">{account.username}</strong>
        <Badge>{ROLE_LABELS[account.role]}</Badge>
      </p>
      <PasswordPanel account={account} />
      <TwoFactorPanel account={account} />
      <PushPanel />
      <SessionsPanel />
    </>
  );
}

function PasswordPanel({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="Wachtwoord" beside={<Button onClick={() => setOpen(true)}>Wachtwoord wijzigen</Button>}>
      <PanelText>
        Gewijzigd op <span>{momentText(account.passwordChangedAt)}</span>.
      </PanelText>
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
