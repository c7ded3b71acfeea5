// One text field of the customer's details, bound to the form state. The optional function `rewrite` formats
// the text while it is typed, without moving the cursor.

import type { ComponentProps, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CheckoutField } from './checkout-field.tsx';
import type { CustomerDetails, DetailField as DetailFieldName } from './customer-details.ts';

export type DetailsForm = UseFormReturn<CustomerDetails>;

type DetailFieldProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'inputMode'
  | 'placeholder'
  | 'required'
  | 'lang'
  | 'tabIndex'
> & {
  form: DetailsForm;
  name: DetailFieldName;
  label: string;
  columns: 2 | 3 | 4 | 6;
  hint?: ReactNode;
  doubtful?: boolean | undefined;
  rewrite?: ((text: string) => string) | undefined;
  /**
   * Of a text field of the customer's details: called when the field loses focus or its text changes.
   * `atOnce` is true when several characters were added in one step, by pasting or autofill.
   */
  onTouch?: ((atOnce: boolean) => void) | undefined;
  /** Of a text field of the customer's details: called when the field loses focus. */
  onLeave?: (() => void) | undefined;
};

export function DetailField(props: DetailFieldProps) {
  const { form, name, label, columns, hint, doubtful, rewrite, lang, onTouch, onLeave, ...input } = props;
  const registered = form.register(name);
  const problem = form.formState.errors[name]?.message;
  return (
    <CheckoutField
      id={name}
      label={label}
      columns={columns}
      hint={hint}
      doubtful={doubtful}
      lang={lang}
      problem={problem}
    >
      {(described) => (
        <input
          {...input}
          {...registered}
          {...described}
          className={`co-input ${doubtful ? 'border-2 border-amber' : ''}`}
          onBlur={(event) => {
            onTouch?.(false);
            onLeave?.();
            return registered.onBlur(event);
          }}
          onChange={(event) => {
            const before = form.getValues(name).length;
            if (rewrite) rewriteInPlace(event.target, rewrite);
            const changed = registered.onChange(event);
            onTouch?.(event.target.value.length > before + 1);
            // A shown error leaves while it is mended: at blur the page would move under the pointer and
            // swallow a click.
            if (problem) void form.trigger(name);
            return changed;
          }}
        />
      )}
    </CheckoutField>
  );
}

function rewriteInPlace(input: HTMLInputElement, rewrite: (text: string) => string): void {
  const before = input.value;
  const after = rewrite(before);
  if (after === before) return;
  const cursor = rewrite(before.slice(0, input.selectionStart ?? before.length)).length;
  input.value = after;
  input.setSelectionRange(cursor, cursor);
}
