// The fields of the two log-in steps. The fields of the first step stay in the form during the second,
// because both are sent together.

import { useEffect, useRef } from 'react';
import { Field } from '../ui/field.tsx';

export function PasswordStep({ hidden, username }: { hidden: boolean; username: string | undefined }) {
  return (
    <div className="form-stack" hidden={hidden}>
      <Field label="Gebruikersnaam">
        {(control) => (
          <input
            {...control}
            name="username"
            defaultValue={username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field label="Wachtwoord">
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            data-initial-focus={username ? true : undefined}
            required
          />
        )}
      </Field>
    </div>
  );
}

export function CodeStep() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label="Code" hint="Telefoon kwijt? Vul dan een herstelcode in.">
      {(control) => (
        <input
          {...control}
          ref={input}
          className="tracking-[0.04em] tabular-nums"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}
