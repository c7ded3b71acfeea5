// Verzendgegevens: who the parcel is for. An e-mail address that looks mistyped is asked about, and mended
// with one tap.

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
 * Asked when the field is left, as half an address looks like a slip as well, and of what comes while nobody
 * is in it: kept, filled in by the browser, or typed before the scripts of the page were there.
 */
function useEmailSuggestion(email: string) {
  const [checkedEmail, checkEmail] = useState<string | null>(null);
  useEffect(() => {
    if (document.activeElement?.id !== 'email') checkEmail(email);
  }, [email]);
  return { suggestion: checkedEmail === email ? suggestEmail(email.trim()) : null, checkEmail };
}

const TAKEN = { shouldDirty: true, shouldValidate: true };

/** As high as the line it stands in place of: nothing moves when the field is left. */
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
