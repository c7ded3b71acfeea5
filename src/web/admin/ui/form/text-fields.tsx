// Fields that hold text: a line, a text, an amount, a number, a day. The values are the shop's, so the
// browser must not offer the operator's own.

import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from '../field.tsx';
import { type FormFieldProps, useField } from './use-field.ts';

/** What is typed is so many of; it stands in the field itself. */
type Unit = { prefix?: string; suffix?: string };

type TextFieldProps = FormFieldProps &
  Unit & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'datetime-local';
  } & Pick<InputProps, 'inputMode' | 'placeholder' | 'spellCheck'>;

export function TextField({ type = 'text', inputMode, placeholder, spellCheck, ...place }: TextFieldProps) {
  const input = { type, inputMode, placeholder, spellCheck, autoComplete: 'off' };
  return <InputField {...place} input={input} />;
}

/** A day; the browser's own calendar opens with it. */
export function DateField(props: FormFieldProps) {
  return <TextField {...props} type="date" />;
}

/** Euros as typed, "24,95" or "24.95". */
export function EuroField(props: FormFieldProps) {
  return <TextField {...props} prefix="€" inputMode="decimal" />;
}

/** `above` stands between its label and the text. */
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
 * A number in the form's values; an empty field is `empty`, so that the schema decides whether that is
 * allowed.
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

/** `read` makes a number of what is typed. */
type InputFieldProps = FormFieldProps & Unit & { input: InputProps; read?: (typed: unknown) => unknown };

export function InputField(props: InputFieldProps) {
  const { name, label, hint, className = '', focus, input, read, ...unit } = props;
  const { register, error } = useField(name);
  const registered = register(name, read && { setValueAs: read });
  // A number is put there as it is in the form's values; it is read with a comma.
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

/** A field with its unit in it: before what is typed, or behind it. */
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
