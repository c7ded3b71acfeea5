// "Admin Panel": username and password. The server judges; this screen only says what it answered.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { errorDetail } from '#web/client/api-client.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { logIn } from '../admin-api.ts';
import { Field } from '../ui/field.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { sessionHint } from './session-hint.ts';

export function LoginScreen({ testMode }: { testMode: boolean }) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const [ended, setEnded] = useState(false);
  useEffect(() => setEnded(sessionHint.isSet()), []);

  const login = useMutation({
    mutationFn: ({ username, password }: { username: string; password: string }) => logIn(username, password),
    onSuccess: async () => {
      sessionHint.set();
      client.getQueryCache().clear();
      await revalidate();
      toast({ title: 'Succesvol ingelogd' });
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    login.mutate({ username: String(form.get('username')), password: String(form.get('password')) });
  }

  const message = login.error
    ? errorDetail(login.error, 'De winkel is niet bereikbaar. Probeer het opnieuw.')
    : null;
  return (
    <main className="login" id="admin-main" tabIndex={-1}>
      {/* A form sent before the page is alive must not put a password into the address. */}
      <form method="post" className="login-card" onSubmit={submit}>
        <h1>Admin Panel</h1>
        <p className="muted">
          {ended ? 'Je sessie is verlopen. Log opnieuw in.' : 'Vul je gegevens in om verder te gaan.'}
        </p>
        {testMode ? <p className="badge badge-warning">Testmodus</p> : null}
        <Field label="Gebruikersnaam">
          {(control) => (
            <input
              {...control}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Field label="Wachtwoord">
          {(control) => (
            <input {...control} name="password" type="password" autoComplete="current-password" required />
          )}
        </Field>
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
      </form>
    </main>
  );
}
