// A field of a plain form of the shop.

import type { ComponentProps, ReactNode } from 'react';
import { type DescribedControl, FieldFrame } from '../../ui/controls/field-frame.tsx';

type FormFieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Of a form field: content on the line of its hint, such as the number of characters left. */
  beside?: ReactNode;
  problem?: string | undefined;
  /**
   * Of a form field: true when a script also shows errors. The element of the error text is then rendered
   * even without an error.
   */
  isMarkedByScript?: boolean;
  children(control: DescribedControl & { name: string; className: string }): ReactNode;
};

const CLASS_NAMES = { frame: 'form-field', hint: 'form-hint', below: 'form-below', problem: 'form-problem' };

export function FormField({ name, isMarkedByScript = false, children, ...field }: FormFieldProps) {
  return (
    <FieldFrame {...field} id={name} hintFirst keepsProblemPlace={isMarkedByScript} classes={CLASS_NAMES}>
      {(control) => children({ ...control, name, className: 'form-control' })}
    </FieldFrame>
  );
}

type InputFieldProps = Omit<FormFieldProps, 'children' | 'beside'> &
  Omit<ComponentProps<'input'>, 'children'>;

/** A single-line field. All further props are passed to its `input` element. */
export function InputField({ name, label, hint, problem, isMarkedByScript, ...input }: InputFieldProps) {
  return (
    <FormField
      name={name}
      label={label}
      hint={hint}
      problem={problem}
      isMarkedByScript={isMarkedByScript ?? false}
    >
      {(control) => <input {...control} {...input} />}
    </FormField>
  );
}
