// A field of a plain form of the shop; its hint stands above the control.

import type { ReactNode } from 'react';
import { type DescribedControl, FieldFrame } from '../ui/controls/field-frame.tsx';
import './form-field.css';

type FormFieldProps = {
  name: string;
  label: string;
  hint?: string;
  problem?: string | undefined;
  children(control: DescribedControl & { name: string; className: string }): ReactNode;
};

const LOOK = { frame: 'form-field', hint: 'form-hint', problem: 'form-problem' };

export function FormField({ name, children, ...field }: FormFieldProps) {
  return (
    <FieldFrame {...field} id={name} hintFirst look={LOOK}>
      {(control) => children({ ...control, name, className: 'form-control' })}
    </FieldFrame>
  );
}
