// The login screen ("Admin Panel"). Every /admin address shows it to visitors who are not logged in.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { LogoMark } from '#web/ui/marks/logo.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { AUTH_CARD_CLASS, AuthLayout } from './auth-layout.tsx';
import { CODE_INTRO, LoginForm, type Step } from './login-form.tsx';
import { sessionHint } from './session-hint.ts';

export function LoginScreen() {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const [ended, setEnded] = useState(false);
  // A link of another site, such as a mail program's, comes without the session's cookie: this page asks
  // again itself.
  useEffect(() => {
    if (sessionHint.isSet()) revalidate().then(() => setEnded(true));
  }, [revalidate]);

  async function enter() {
    client.getQueryCache().clear();
    await revalidate();
    toast({ title: 'Succesvol ingelogd' });
  }

  return (
    <AuthLayout>
      <LoginForm className={AUTH_CARD_CLASS} onLoggedIn={enter}>
        {(step) => (
          <>
            <p className="mb-2 flex items-center gap-2 font-[650]">
              <LogoMark className="size-6" />
              <span>
                Zwartwit <span className="muted">beheer</span>
              </span>
            </p>
            <h1>Admin Panel</h1>
            <p className="muted">{introOf(step, ended)}</p>
          </>
        )}
      </LoginForm>
    </AuthLayout>
  );
}

function introOf(step: Step, ended: boolean): string {
  if (step === 'code') return CODE_INTRO;
  return ended ? 'Je sessie is verlopen. Log opnieuw in.' : 'Vul je gegevens in om verder te gaan.';
}
