// Verzendgegevens: who the parcel is for.

import { DetailField, type DetailsForm } from './detail-field.tsx';
import { PERSON_LIMITS } from './field-rules.ts';

export function PersonFields({ form }: { form: DetailsForm }) {
  return (
    <div className="grid grid-cols-6 gap-x-3 gap-y-4">
      <DetailField
        form={form}
        name="firstName"
        label="Voornaam"
        columns={3}
        autoComplete="given-name"
        maxLength={PERSON_LIMITS.firstName}
        required
      />
      <DetailField
        form={form}
        name="lastName"
        label="Achternaam"
        columns={3}
        autoComplete="family-name"
        maxLength={PERSON_LIMITS.lastName}
        required
      />
      <DetailField
        form={form}
        name="email"
        label="E-mailadres"
        columns={6}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={PERSON_LIMITS.email}
        hint="Voor je bevestiging en de track & trace."
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
        maxLength={PERSON_LIMITS.phone}
        hint="Alleen voor de bezorger."
      />
    </div>
  );
}
