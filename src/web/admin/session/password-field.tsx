// Fields for what nobody else may read: a password, and the code of the second factor.

import { Field } from '../ui/field.tsx';
import { type FormFieldProps, useField } from '../ui/form/use-field.ts';

type PasswordFieldProps = FormFieldProps & { autoComplete: 'current-password' | 'new-password' };

export function PasswordField({ name, label, hint, focus, autoComplete }: PasswordFieldProps) {
  const { register, error } = useField(name);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...register(name)}
          type="password"
          autoComplete={autoComplete}
          data-initial-focus={focus || undefined}
        />
      )}
    </Field>
  );
}

export function CodeField({ name, label, hint, focus }: FormFieldProps) {
  const { register, error } = useField(name);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...register(name)}
          className="tracking-[0.04em] tabular-nums"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          data-initial-focus={focus || undefined}
        />
      )}
    </Field>
  );
}
