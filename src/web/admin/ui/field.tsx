// A field of the back-office: what is wrong stands where its hint stood.

import { type ReactNode, useId } from 'react';
import { type DescribedControl, FieldFrame } from '#web/ui/controls/field-frame.tsx';

type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Under the control whatever is wrong, beside the hint: a button that fills it in, such as one that offers facts. */
  beside?: ReactNode;
  /** Both above the control, where that is tall. */
  hintFirst?: boolean;
  className?: string;
  children(control: DescribedControl): ReactNode;
};

export function Field({
  label,
  error,
  hint,
  beside,
  hintFirst = false,
  className = '',
  children,
}: FieldProps) {
  const look = {
    frame: `min-w-0 ${className}`,
    label: 'field-label',
    hint: beside ? 'field-hint flex-[1_1_12rem]' : 'field-hint',
    below: 'flex flex-wrap items-start justify-between gap-x-3 [&_.btn]:ml-auto',
    problem: 'field-error',
  };
  return (
    <FieldFrame
      id={useId()}
      {...{ label, beside, hintFirst, look }}
      hint={error ? undefined : hint}
      problem={error}
    >
      {children}
    </FieldFrame>
  );
}
