// The honeypot, a field that people do not see. A bot is likely to fill it in. A person who filled it in is
// asked to empty it.

import { FormField } from './form-field.tsx';

export const HONEYPOT_FIELD = 'website';

type HoneypotProps = { label: string; hint: string; problem: string | undefined };

/** The honeypot field. It is hidden from people and screen readers, unless it was filled in. */
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
