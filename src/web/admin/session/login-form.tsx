// The log-in form: username and password, then the code for accounts with a second factor. The server checks
// all values; the form only shows the server's answer.

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { LogIn } from '#modules/accounts/contract.ts';
import { sessionEndpoints } from '#modules/accounts/endpoints.ts';
import { ApiError, fieldErrors } from '#web/client/api-client.ts';
import { request } from '#web/client/request.ts';
import { useHydrated } from '#web/client/use-hydrated.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { CodeStep, PasswordStep } from './login-steps.tsx';
import { sessionHint } from './session-hint.ts';

export type Step = 'password' | 'code';

export const CODE_INTRO = 'Je account is extra beveiligd. Vul de code uit je authenticator-app in.';

type LoginFormProps = {
  className: string;
  username?: string | undefined;
  /** Of the log-in form: renders the text above its fields, for the current step (password or code). */
  children(step: Step): ReactNode;
  onLoggedIn(): Promise<void>;
};

export function LoginForm({ className, username, children, onLoggedIn }: LoginFormProps) {
  const hydrated = useHydrated();
  const [step, setStep] = useState<Step>('password');

  const login = useMutation({
    mutationFn: (body: LogIn) => request(sessionEndpoints.logIn, { body }),
    onSuccess: () => {
      sessionHint.set();
      return onLoggedIn();
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
    // A form sent before the page is alive must not put a password into the address.
    <form method="post" className={className} onSubmit={submit}>
      {children(step)}
      <PasswordStep hidden={step !== 'password'} username={username} />
      {step === 'code' ? <CodeStep /> : null}
      <p className="font-medium text-danger empty:hidden" role="alert">
        {message}
      </p>
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        disabled={!hydrated || login.isPending}
        aria-busy={login.isPending}
      >
        {login.isPending ? 'Inloggen...' : 'Inloggen'}
      </Button>
      {step === 'code' ? (
        <Button variant="quiet" className="w-full" onClick={startOver}>
          Terug
        </Button>
      ) : null}
    </form>
  );
}

/**
 * The step to show after a refused log-in. A wrong password returns to the first step; after a wrong code or
 * a network failure the step stays.
 */
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
