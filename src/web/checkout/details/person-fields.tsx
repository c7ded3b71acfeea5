// Verzendgegevens: who the parcel is for. An e-mail address that looks mistyped is asked about, and mended
// with one tap.

import { useEffect, useState } from 'react';
import { DetailField, type DetailsForm } from './detail-field.tsx';
import { meantAddress } from './mail-typo.ts';

const NAMES = [
  { name: 'firstName', label: 'Voornaam', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Achternaam', autoComplete: 'family-name' },
] as const;

export function PersonFields({ form, email }: { form: DetailsForm; email: string }) {
  const { meant, ask } = useMeantAddress(email);
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
          <span role="status" className={meant ? 'text-ink' : ''}>
            {meant ? (
              <MeantAddress meant={meant} onTake={() => form.setValue('email', meant, TAKEN)} />
            ) : form.formState.errors.email ? null : (
              'Voor je bevestiging en de track & trace.'
            )}
          </span>
        }
        onLeave={() => ask(form.getValues('email'))}
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
function useMeantAddress(email: string) {
  const [asked, ask] = useState<string | null>(null);
  useEffect(() => {
    if (document.activeElement?.id !== 'email') ask(email);
  }, [email]);
  return { meant: asked === email ? meantAddress(email.trim()) : null, ask };
}

const TAKEN = { shouldDirty: true, shouldValidate: true };

/** As high as the line it stands in place of: nothing moves when the field is left. */
function MeantAddress({ meant, onTake }: { meant: string; onTake(): void }) {
  return (
    <span>
      Bedoel je{' '}
      <button
        type="button"
        className="relative cursor-pointer align-baseline font-semibold leading-none text-ink underline underline-offset-3 wrap-anywhere before:absolute before:-inset-2"
        onClick={onTake}
      >
        {meant}
      </button>
      ?
    </span>
  );
}
