// A field people do not see. What fills it in is most likely a machine; a person is shown what to do.

import { FormField } from './form-field.tsx';

export const HONEYPOT_FIELD = 'website';

type HoneypotProps = { label: string; hint: string; problem: string | undefined };

/**
 * Hidden from people, also from those who listen to the page, until it turns out that somebody filled it in.
 */
export function Honeypot({ label, hint, problem }: HoneypotProps) {
  if (problem) {
    return (
      <FormField name={HONEYPOT_FIELD} label={label} problem={problem}>
        {(control) => <input {...control} defaultValue="" autoComplete="off" />}
      </FormField>
    );
  }
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={HONEYPOT_FIELD}>
        {label} ({hint})
      </label>
      <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
