// The form section Verzendgegevens: the recipient of the parcel. For a probable typing error in the e-mail
// address a correction is suggested, which one tap accepts.

import { useEffect, useState } from 'react';
import { DetailField, type DetailsForm } from './detail-field.tsx';
import { suggestEmail } from './email-suggestion.ts';

const NAMES = [
  { name: 'firstName', label: 'Voornaam', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Achternaam', autoComplete: 'family-name' },
] as const;

export function PersonFields({ form, email }: { form: DetailsForm; email: string }) {
  const { suggestion, checkEmail } = useEmailSuggestion(email);
  return (
    <div className="co-fields">
      {NAMES.map(({ name, ...field }) => (
        <DetailField key={name} form={form} name={name} {...field} columns={3} required />
      ))}
      <DetailField
        form={form}
        name="email"
        label="E-mailadres"
        columns={6}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={
          <span role="status" className={suggestion ? 'text-ink' : ''}>
            {suggestion ? (
              <EmailSuggestion
                suggestion={suggestion}
                onAccept={() => form.setValue('email', suggestion, TAKEN)}
              />
            ) : form.formState.errors.email ? null : (
              'Voor je bevestiging en de track & trace.'
            )}
          </span>
        }
        onLeave={() => checkEmail(form.getValues('email'))}
        required
      />
      <DetailField
        form={form}
        name="phone"
        label="Telefoonnummer (optioneel)"
        columns={6}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Alleen voor de bezorger."
      />
    </div>
  );
}

/**
 * Returns `suggestion`, the corrected e-mail address or null, and `checkEmail`, to call when the field loses
 * focus. Nothing is checked while the customer types, because a half-typed address looks like a typing error.
 * Restored and autofilled values are checked at once.
 */
function useEmailSuggestion(email: string) {
  const [checkedEmail, checkEmail] = useState<string | null>(null);
  useEffect(() => {
    if (document.activeElement?.id !== 'email') checkEmail(email);
  }, [email]);
  return { suggestion: checkedEmail === email ? suggestEmail(email.trim()) : null, checkEmail };
}

const TAKEN = { shouldDirty: true, shouldValidate: true };

/**
 * The suggested e-mail address with a button to accept it. It is as high as the hint it replaces, so that
 * nothing moves when the field loses focus.
 */
function EmailSuggestion({ suggestion, onAccept }: { suggestion: string; onAccept(): void }) {
  return (
    <span>
      Bedoel je{' '}
      <button
        type="button"
        className="relative cursor-pointer align-baseline font-semibold leading-none text-ink underline underline-offset-3 wrap-anywhere before:absolute before:-inset-2"
        onClick={onAccept}
      >
        {suggestion}
      </button>
      ?
    </span>
  );
}
