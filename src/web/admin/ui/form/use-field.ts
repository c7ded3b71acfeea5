// Connects one field to its form: it registers the input and returns the error message.

import type { ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { messageOf } from './form-rules.ts';

/** The props of every kind of field. */
export type FormFieldProps = {
  /** The field's name in the schema. */
  name: string;
  label: string;
  hint?: ReactNode;
  className?: string;
  /** Gives the field the focus when its dialog opens. */
  focus?: boolean;
};

export function useField(name: string) {
  const { register, formState } = useFormContext();
  return { register, error: messageOf(get(formState.errors, name)) };
}
