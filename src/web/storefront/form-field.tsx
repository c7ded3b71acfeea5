// A field of a plain form: label, hint, control and problem, tied together for screen readers.

import type { ReactNode } from 'react';
import './form-field.css';

export type Control = {
  id: string;
  name: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FormFieldProps = {
  name: string;
  label: string;
  hint?: string;
  problem?: string | undefined;
  children(control: Control): ReactNode;
};

export function FormField({ name, label, hint, problem, children }: FormFieldProps) {
  const described = [hint && `${name}-hint`, problem && `${name}-fout`].filter(Boolean).join(' ');
  return (
    <div className="form-field">
      <label htmlFor={name}>{label}</label>
      {hint ? (
        <p id={`${name}-hint`} className="form-hint">
          {hint}
        </p>
      ) : null}
      {children({
        id: name,
        name,
        className: 'form-control',
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {problem ? (
        <p id={`${name}-fout`} className="form-problem">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
