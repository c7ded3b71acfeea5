// The fields for secrets: one for a password, one for the code of the second factor.

import { InputField } from '../ui/form/text-fields.tsx';
import type { FormFieldProps } from '../ui/form/use-field.ts';

type PasswordFieldProps = FormFieldProps & { autoComplete: 'current-password' | 'new-password' };

export function PasswordField({ autoComplete, ...place }: PasswordFieldProps) {
  return <InputField {...place} input={{ type: 'password', autoComplete }} />;
}

const CODE = {
  className: 'tracking-[0.04em] tabular-nums',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export function CodeField(place: FormFieldProps) {
  return <InputField {...place} input={CODE} />;
}
