// Verzendgegevens: who the parcel is for.

import { DetailField, type DetailsForm } from './detail-field.tsx';

export function PersonFields({ form }: { form: DetailsForm }) {
  return (
    <div className="co-fields">
      <DetailField
        form={form}
        name="firstName"
        label="Voornaam"
        columns={3}
        autoComplete="given-name"
        maxLength={80}
        required
      />
      <DetailField
        form={form}
        name="lastName"
        label="Achternaam"
        columns={3}
        autoComplete="family-name"
        maxLength={100}
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
        maxLength={254}
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
        maxLength={30}
        hint="Alleen voor de bezorger."
      />
    </div>
  );
}
