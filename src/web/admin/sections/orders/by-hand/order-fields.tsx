// What is ordered and by whom, in the forms of an order that is to be paid.

import type { ReactNode } from 'react';
import { PackField } from '../../../shared/catalog/pack-field.tsx';
import { RecipientSections } from '../../../shared/recipient/recipient-sections.tsx';
import { TextField } from '../../../ui/form/text-fields.tsx';

export function OrderFields({ children }: { children?: ReactNode }) {
  return (
    <>
      <fieldset className="form-section">
        <legend>Bestelling</legend>
        <div className="form-grid">
          <PackField />
          <TextField name="couponCode" label="Kortingscode (optioneel)" />
          {children}
        </div>
      </fieldset>
      <RecipientSections withOldAddress={false} />
    </>
  );
}
