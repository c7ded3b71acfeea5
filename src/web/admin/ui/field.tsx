// A label above, the control, and what is wrong or useful below, tied together for screen readers.

import { type ReactNode, useId } from 'react';

export type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string;
  children(control: ControlProps): ReactNode;
};

export function Field({ label, error, hint, className = '', children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const control: ControlProps = {
    id,
    ...(error ? { 'aria-invalid': true } : {}),
    ...(error || hint ? { 'aria-describedby': noteId } : {}),
  };
  return (
    <div className={`min-w-0 ${className}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children(control)}
      {error ? (
        <p id={noteId} className="field-error">
          {error}
        </p>
      ) : hint ? (
        <p id={noteId} className="field-hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
