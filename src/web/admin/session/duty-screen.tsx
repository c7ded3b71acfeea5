// What comes before the back-office opens: a password of one's own in place of the one that was handed out, and for the
// owner of a live shop a second factor.

import { useQuery } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import type { OperatorDuty } from '#modules/accounts/contract.ts';
import { accountQuery } from '../account/account-queries.ts';
import { PasswordPanel } from '../account/password-panel.tsx';
import { TwoFactorPanel } from '../account/two-factor-panel.tsx';
import { ErrorState, SkeletonRows } from '../ui/states.tsx';
import { useLogOut } from './use-log-out.ts';

const WORDS: Readonly<Record<OperatorDuty, { title: string; text: string }>> = {
  password: {
    title: 'Kies een eigen wachtwoord',
    text: 'Je wachtwoord is voor je gemaakt en 72 uur geldig. Vervang het door een dat alleen jij kent, dan kun je verder.',
  },
  two_factor: {
    title: 'Zet tweestapsverificatie aan',
    text: 'In een winkel met echte betalingen logt een eigenaar in met wachtwoord en code. Je hebt een authenticator-app op je telefoon nodig; het duurt een minuut.',
  },
};

export function DutyScreen({ duty }: { duty: OperatorDuty }) {
  const { data: account, isPending, isError, error, refetch } = useQuery(accountQuery);
  const { revalidate } = useRevalidator();
  const logOut = useLogOut();
  const { title, text } = WORDS[duty];
  const isDone = duty === 'two_factor' && account?.twoFactor === true;
  return (
    <main className="duty" id="admin-main" tabIndex={-1}>
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      {isPending ? <SkeletonRows label="Account laden" /> : null}
      {isError ? (
        <ErrorState title="Fout bij laden van je account" error={error} onRetry={() => void refetch()} />
      ) : null}
      {account && duty === 'password' ? (
        <PasswordPanel account={account} onChanged={() => void revalidate()} />
      ) : null}
      {account && duty === 'two_factor' ? <TwoFactorPanel account={account} /> : null}
      <div className="duty-actions">
        {isDone ? (
          <button type="button" className="btn btn-primary" onClick={() => void revalidate()}>
            Naar het overzicht
          </button>
        ) : null}
        <button type="button" className="btn" disabled={logOut.isPending} onClick={() => logOut.mutate()}>
          Uitloggen
        </button>
      </div>
    </main>
  );
}
