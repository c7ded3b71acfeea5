// A form field of the back-office with label and hint. An error message replaces the hint.

import { type ReactNode, useId } from 'react';
import { type DescribedControl, FieldFrame } from '#web/ui/controls/field-frame.tsx';

type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Of a form field: true to show the hint above the control instead of below, for tall controls. */
  hintFirst?: boolean;
  className?: string;
  children(control: DescribedControl): ReactNode;
};

export function Field({ label, error, hint, hintFirst = false, className = '', children }: FieldProps) {
  const classes = {
    frame: `min-w-0 ${className}`,
    label: 'field-label',
    hint: 'field-hint',
    problem: 'field-error',
  };
  return (
    <FieldFrame
      id={useId()}
      label={label}
      hintFirst={hintFirst}
      classes={classes}
      hint={error ? undefined : hint}
      problem={error}
    >
      {children}
    </FieldFrame>
  );
}
