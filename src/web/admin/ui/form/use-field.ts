// Connects one field to its form: it registers the input and returns the error message.

import type { ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { messageOf } from './form-rules.ts';

/** The props of every kind of field. */
export type FormFieldProps = {
  /** Of a form field: the name of its value in the schema of the form. */
  name: string;
  label: string;
  hint?: ReactNode;
  className?: string;
  /** Of a form field: true to give the field the focus when its dialog opens. */
  focus?: boolean;
};

export function useField(name: string) {
  const { register, formState } = useFormContext();
  return { register, error: messageOf(get(formState.errors, name)) };
}
