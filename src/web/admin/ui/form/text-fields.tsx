// Fields that hold text: a line, a text, an amount, a number, a day. The values are the shop's, so the browser
// must not offer the operator's own.

import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from '../field.tsx';
import { type FormFieldProps, useField } from './use-field.ts';

type TextFieldProps = FormFieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'datetime-local';
} & Pick<InputProps, 'inputMode' | 'placeholder' | 'maxLength' | 'spellCheck'>;

export function TextField({
  type = 'text',
  inputMode,
  placeholder,
  maxLength,
  spellCheck,
  ...place
}: TextFieldProps) {
  const input = { type, inputMode, placeholder, maxLength, spellCheck, autoComplete: 'off' };
  return <InputField {...place} input={input} />;
}

/** A day; the browser's own calendar opens with it. */
export function DateField(props: FormFieldProps) {
  return <TextField {...props} type="date" />;
}

/** Euros as typed, "24,95" or "24.95". */
export function EuroField({ className = '', ...props }: FormFieldProps) {
  return <TextField {...props} className={`euro-field ${className}`} inputMode="decimal" />;
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

type NumberFieldProps = FormFieldProps & { empty: null | undefined | '' | 0; suffix?: string };

/** A number in the form's values; an empty field is `empty`, so that the schema decides whether that is allowed. */
export function NumberField({ name, label, hint, className = '', focus, empty, suffix }: NumberFieldProps) {
  const { register, error } = useField(name);
  const read = (typed: unknown) => {
    const text = String(typed ?? '').trim();
    return text === '' ? empty : Number(text.replace(',', '.'));
  };
  const { ref, ...registered } = register(name, { setValueAs: read });
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="relative block text-quiet has-[>span]:[&>input]:pr-17">
          <input
            {...control}
            {...registered}
            ref={(input) => {
              ref(input);
              // A number is put there as it is in the form's values; it is read with a comma.
              if (input) input.value = input.value.replace('.', ',');
            }}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            data-initial-focus={focus || undefined}
          />
          {suffix ? (
            <span className="pointer-events-none absolute inset-y-0 right-2.5 content-center" aria-hidden>
              {suffix}
            </span>
          ) : null}
        </span>
      )}
    </Field>
  );
}

type InputProps = InputHTMLAttributes<HTMLInputElement>;

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
