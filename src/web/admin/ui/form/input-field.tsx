// A field of one line, of whatever kind its input says.

import type { InputHTMLAttributes } from 'react';
import { Field } from '../field.tsx';
import { type FormFieldProps, useField } from './use-field.ts';

export type InputProps = InputHTMLAttributes<HTMLInputElement>;

type InputFieldProps = FormFieldProps & { input: InputProps };

export function InputField({ name, label, hint, className = '', focus, input }: InputFieldProps) {
  const { register, error } = useField(name);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <input {...input} {...control} {...register(name)} data-initial-focus={focus || undefined} />
      )}
    </Field>
  );
}
