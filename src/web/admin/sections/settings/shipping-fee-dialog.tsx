// The dialog for the shipping fee of one country, and whether the shop ships to that country.

import * as z from 'zod';
import type { ShippingCountryView } from '#modules/shipping/contract.ts';
import { shippingCountryEndpoints } from '#modules/shipping/endpoints.ts';
import { cents, parseEuros, toDutchText } from '#shared/money.ts';
import { send } from '#web/client/request.ts';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { EuroField } from '../../ui/form/text-fields.tsx';
import { shippingCountriesQuery } from './settings-calls.ts';

const HIGHEST_FEE = 100_000;
const WRONG_FEE = 'Vul een bedrag in van 0 tot en met 1000 euro';

const feeFormSchema = z.object({
  fee: z.string().transform((text, context) => {
    const fee = parseEuros(text);
    if (fee !== null && fee >= 0 && fee <= HIGHEST_FEE) return fee;
    context.addIssue({ code: 'custom', message: WRONG_FEE });
    return z.NEVER;
  }),
  enabled: z.boolean(),
});

export function ShippingFeeDialog({ country, onClose }: { country: ShippingCountryView; onClose(): void }) {
  return (
    <FormDialog
      title={`Verzenden naar ${country.name}`}
      intro="Geldt vanaf de volgende bestelling."
      size="small"
      schema={feeFormSchema}
      start={{ fee: toDutchText(cents(country.fee)), enabled: country.enabled }}
      save={(body) => send(shippingCountryEndpoints.update, { params: { code: country.code }, body })}
      requires={shippingCountryEndpoints.update}
      invalidates={[shippingCountriesQuery.queryKey]}
      done={`${country.name} opgeslagen`}
      failed={`${country.name} niet opgeslagen`}
      onClose={onClose}
    >
      <div className="form-stack">
        <EuroField name="fee" label="Verzendkosten" hint="0 is gratis" focus />
        <SwitchField name="enabled" label="De winkel verzendt hierheen" />
      </div>
    </FormDialog>
  );
}
