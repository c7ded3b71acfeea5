// The options of a label: carrier, service, shipping method, insurance and signature.

import {
  CARRIER_NAMES,
  LABEL_CARRIERS,
  SERVICE_LEVEL_NAMES,
  SERVICE_LEVELS,
  SHIPPING_METHOD_NAMES,
  SHIPPING_METHODS,
} from '#modules/shipping/contract.ts';
import { SelectField, SwitchField } from '../../../ui/form/choice-fields.tsx';

export function LabelFields() {
  return (
    <div className="form-stack">
      <SelectField
        name="carrier"
        label="Vervoerder"
        options={LABEL_CARRIERS.map((code) => [code, CARRIER_NAMES[code]] as const)}
        focus
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3">
        <SelectField
          name="shippingMethod"
          label="Verzendwijze"
          options={SHIPPING_METHODS.map((code) => [code, SHIPPING_METHOD_NAMES[code]] as const)}
        />
        <SelectField
          name="serviceLevel"
          label="Service"
          options={SERVICE_LEVELS.map((code) => [code, SERVICE_LEVEL_NAMES[code]] as const)}
        />
      </div>
      <SwitchField name="insurance" label="Verzekerd verzenden" />
      <SwitchField name="signature" label="Handtekening bij ontvangst" />
    </div>
  );
}
