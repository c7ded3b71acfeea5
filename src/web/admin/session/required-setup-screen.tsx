// The screen before the back-office opens when something is required first: replacing a password that
// somebody else set, or setting up a second factor as owner of a live shop.

import { useQuery } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import type { RequiredAction } from '#modules/accounts/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { accountQuery } from './account-queries.ts';
import { AuthCard, AuthLayout } from './auth-layout.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';
import { useLogOut } from './use-log-out.ts';

const DUTY_TEXTS: Readonly<Record<RequiredAction, { title: string; text: string }>> = {
  password: {
    title: 'Kies een eigen wachtwoord',
    text: 'Je wachtwoord is voor je gemaakt en 72 uur geldig. Vervang het door een dat alleen jij kent, dan kun je verder.',
  },
  two_factor: {
    title: 'Zet tweestapsverificatie aan',
    text: 'In een winkel met echte betalingen logt een eigenaar in met wachtwoord en code. Je hebt een authenticator-app op je telefoon nodig; het duurt een minuut.',
  },
};

export function RequiredSetupScreen({ duty }: { duty: RequiredAction }) {
  const { revalidate } = useRevalidator();
  const logOut = useLogOut();
  const { title, text } = DUTY_TEXTS[duty];
  const goOn = () => void revalidate();
  return (
    <AuthLayout>
      <AuthCard wide>
        <h1>{title}</h1>
        <p className="muted">{text}</p>
        {duty === 'password' ? <OwnPasswordForm onChanged={goOn} /> : <SecondFactor onDone={goOn} />}
        <Button
          variant="quiet"
          className="w-full"
          disabled={logOut.isPending}
          onClick={() => logOut.mutate()}
        >
          Uitloggen
        </Button>
      </AuthCard>
    </AuthLayout>
  );
}

function SecondFactor({ onDone }: { onDone(): void }) {
  return (
    <Loaded query={useQuery(accountQuery)} loading="Account laden" failed="Fout bij laden van je account">
      {(account) => (
        <>
          <TwoFactorPanel account={account} />
          {account.twoFactor ? (
            <Button variant="primary" className="w-full" onClick={onDone}>
              Naar het overzicht
            </Button>
          ) : null}
        </>
      )}
    </Loaded>
  );
}
