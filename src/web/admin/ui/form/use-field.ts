// One field of the form around it: what registers it, and what is wrong with it.

import type { ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { messageOf } from './form-rules.ts';

/** What every kind of field takes. */
export type FormFieldProps = {
  /** As the schema calls it. */
  name: string;
  label: string;
  hint?: ReactNode;
  className?: string;
  /** Gets the focus when its dialog opens. */
  focus?: boolean;
};

export function useField(name: string) {
  const { register, formState } = useFormContext();
  return { register, error: messageOf(get(formState.errors, name)) };
}
