// "Admin Panel": username and password, then the code of accounts that have a second factor. The server judges; this
// screen only says what it answered.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, fieldErrors } from '#web/client/api-client.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { logIn } from '../admin-api.ts';
import { refusalText } from '../ui/refusal-text.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { CodeStep, PasswordStep } from './login-steps.tsx';
import { sessionHint } from './session-hint.ts';

type Step = 'password' | 'code';

export function LoginScreen({ testMode }: { testMode: boolean }) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const [ended, setEnded] = useState(false);
  const [step, setStep] = useState<Step>('password');
  useEffect(() => setEnded(sessionHint.isSet()), []);

  const login = useMutation({
    mutationFn: logIn,
    onSuccess: async () => {
      sessionHint.set();
      client.getQueryCache().clear();
      await revalidate();
      toast({ title: 'Succesvol ingelogd' });
    },
    onError: (error) => setStep((now) => stepAfter(error, now)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const code = step === 'code' ? { code: text('code') } : {};
    login.mutate({ username: text('username'), password: text('password'), ...code });
  }

  function startOver() {
    login.reset();
    setStep('password');
  }

  const message = login.error && !isCode(login.error, 'totp_required') ? messageOf(login.error) : null;
  return (
    <main className="login" id="admin-main" tabIndex={-1}>
      {/* A form sent before the page is alive must not put a password into the address. */}
      <form method="post" className="login-card" onSubmit={submit}>
        <h1>Admin Panel</h1>
        <p className="muted">{introOf(step, ended)}</p>
        {testMode ? <p className="badge badge-warning">Testmodus</p> : null}
        <PasswordStep hidden={step !== 'password'} />
        {step === 'code' ? <CodeStep /> : null}
        <p className="login-error" role="alert">
          {message}
        </p>
        <button
          type="submit"
          className="btn btn-primary btn-block"
          disabled={!hydrated || login.isPending}
          aria-busy={login.isPending}
        >
          {login.isPending ? 'Inloggen...' : 'Inloggen'}
        </button>
        {step === 'code' ? (
          <button type="button" className="btn btn-quiet btn-block" onClick={startOver}>
            Terug
          </button>
        ) : null}
      </form>
    </main>
  );
}

function introOf(step: Step, ended: boolean): string {
  if (step === 'code') return 'Je account is extra beveiligd. Vul de code uit je authenticator-app in.';
  return ended ? 'Je sessie is verlopen. Log opnieuw in.' : 'Vul je gegevens in om verder te gaan.';
}

/** A wrong password brings the first step back; a wrong code, or a shop that is away, changes nothing. */
function stepAfter(error: Error, now: Step): Step {
  if (isCode(error, 'totp_required')) return 'code';
  return isCode(error, 'invalid_credentials') ? 'password' : now;
}

function messageOf(error: Error): string {
  return fieldErrors(error)[0]?.message ?? refusalText(error);
}

function isCode(error: Error, code: string): boolean {
  return error instanceof ApiError && error.problem?.code === code;
}
