// A field of the back-office: what is wrong stands where its hint stood.

import { type ReactNode, useId } from 'react';
import { type DescribedControl, FieldFrame } from '#web/ui/controls/field-frame.tsx';

type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string;
  children(control: DescribedControl): ReactNode;
};

export function Field({ label, error, hint, className = '', children }: FieldProps) {
  const look = {
    frame: `min-w-0 ${className}`,
    label: 'field-label',
    hint: 'field-hint',
    problem: 'field-error',
  };
  return (
    <FieldFrame id={useId()} label={label} hint={error ? undefined : hint} problem={error} look={look}>
      {children}
    </FieldFrame>
  );
}
