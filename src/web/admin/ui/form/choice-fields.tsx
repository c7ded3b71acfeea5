// Form fields for choices: a select, a switch, and a list of texts with one per line.

import { useController } from 'react-hook-form';
import { Options } from '#web/ui/controls/options.tsx';
import { Field } from '../field.tsx';
import { Switch } from '../switch.tsx';
import { messageOf } from './form-rules.ts';
import { type FormFieldProps, useField } from './use-field.ts';

type SelectFieldProps = FormFieldProps & {
  options: readonly (readonly [value: string | number, label: string])[];
  /**
   * Of a select field in a form: true to store the chosen value as a number instead of text, such as the id
   * of a product.
   */
  asNumber?: boolean;
  /** Of a select field in a form: called with the value after a choice, to change other fields with it. */
  onChoice?(value: string): void;
};

export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, className = '', focus, options, asNumber = false, onChoice } = props;
  const { register, error } = useField(name);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <select
          {...control}
          {...register(name, {
            ...(asNumber ? { setValueAs: Number } : {}),
            ...(onChoice ? { onChange: (event) => onChoice(String(event.target.value)) } : {}),
          })}
          data-initial-focus={focus || undefined}
        >
          <Options of={options} />
        </select>
      )}
    </Field>
  );
}

export function SwitchField({ name, label, hint, focus }: Omit<FormFieldProps, 'className'>) {
  const { register } = useField(name);
  return <Switch label={label} hint={hint} {...register(name)} data-initial-focus={focus || undefined} />;
}

type LinesFieldProps = FormFieldProps & { rows?: number };

/** A text area for a list of texts, one per line. */
export function LinesField({ name, label, hint, className = '', rows = 4 }: LinesFieldProps) {
  const { field, fieldState } = useController({ name });
  const lines: unknown = field.value;
  return (
    <Field label={label} hint={hint} error={messageOf(fieldState.error)} className={className}>
      {(control) => (
        <textarea
          {...control}
          name={field.name}
          ref={field.ref}
          rows={rows}
          disabled={field.disabled}
          value={Array.isArray(lines) ? lines.join('\n') : ''}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.value.split('\n'))}
        />
      )}
    </Field>
  );
}
