// Form fields for text, amounts, numbers and dates. Autocomplete is off, because the values belong to the
// shop and not to the operator.

import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from '../field.tsx';
import { type FormFieldProps, useField } from './use-field.ts';

/** The unit shown inside the field, before or after the value. */
type Unit = { prefix?: string; suffix?: string };

type TextFieldProps = FormFieldProps &
  Unit & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'datetime-local';
  } & Pick<InputProps, 'inputMode' | 'placeholder' | 'spellCheck'>;

export function TextField({ type = 'text', inputMode, placeholder, spellCheck, ...place }: TextFieldProps) {
  const input = { type, inputMode, placeholder, spellCheck, autoComplete: 'off' };
  return <InputField {...place} input={input} />;
}

/** A field for a date, with the calendar of the browser. */
export function DateField(props: FormFieldProps) {
  return <TextField {...props} type="date" />;
}

/** An amount in euros as typed, "24,95" or "24.95". */
export function EuroField(props: FormFieldProps) {
  return <TextField {...props} prefix="€" inputMode="decimal" />;
}

/** Props of a text area; `above` is content between the label and the text area. */
type TextAreaFieldProps = FormFieldProps & { rows?: number; above?: ReactNode };

export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, className = '', focus, rows = 4, above } = props;
  const { register, error } = useField(name);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <>
          {above}
          <textarea {...control} {...register(name)} rows={rows} data-initial-focus={focus || undefined} />
        </>
      )}
    </Field>
  );
}

type NumberFieldProps = FormFieldProps & Unit & { empty: null | undefined | '' | 0 };

/**
 * A field whose form value is a number. An empty field has the value `empty`, so that the schema decides
 * whether a number is required.
 */
export function NumberField({ empty, ...place }: NumberFieldProps) {
  const read = (typed: unknown) => {
    const text = String(typed ?? '').trim();
    return text === '' ? empty : Number(text.replace(',', '.'));
  };
  const input = { type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const;
  return <InputField {...place} input={input} read={read} />;
}

type InputProps = InputHTMLAttributes<HTMLInputElement>;

/** Props of an input; `read` converts the typed text into the form's value, for example a number. */
type InputFieldProps = FormFieldProps & Unit & { input: InputProps; read?: (typed: unknown) => unknown };

export function InputField(props: InputFieldProps) {
  const { name, label, hint, className = '', focus, input, read, ...unit } = props;
  const { register, error } = useField(name);
  const registered = register(name, read && { setValueAs: read });
  // The form sets the value as a number; it is displayed with a decimal comma.
  const withComma = (shown: HTMLInputElement | null) => {
    registered.ref(shown);
    if (shown) shown.value = shown.value.replace('.', ',');
  };
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <WithUnit {...unit}>
          <input
            {...input}
            {...control}
            {...registered}
            {...(read && { ref: withComma })}
            data-initial-focus={focus || undefined}
          />
        </WithUnit>
      )}
    </Field>
  );
}

/** Shows the unit inside a field, before or after the typed text. */
export function WithUnit({ prefix, suffix, children }: Unit & { children: ReactNode }) {
  const [room, place] = prefix ? ['[&>input]:pl-5.5', 'left-2.25'] : ['[&>input]:pr-17', 'right-2.5'];
  if (!prefix && !suffix) return children;
  return (
    <span className={`relative block text-quiet ${room}`}>
      {children}
      <span className={`pointer-events-none absolute inset-y-0 content-center ${place}`} aria-hidden>
        {prefix ?? suffix}
      </span>
    </span>
  );
}
