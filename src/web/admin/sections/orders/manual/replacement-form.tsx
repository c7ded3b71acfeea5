// The form for a replacement of € 0: goods, recipient and reason, and the order it replaces, if any.

import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import type { Order } from '#modules/orders/contract.ts';
import { placeReplacementSchema } from '#modules/returns/contract.ts';
import { replacementEndpoints } from '#modules/returns/endpoints.ts';
import { NOBODY, recipientOf } from '#shared/recipient/recipient.ts';
import { request } from '#web/client/request.ts';
import { PackField } from '../../../shared/catalog/pack-field.tsx';
import { createIdempotencyKey } from '../../../shared/idempotency-key.ts';
import { RecipientSections } from '../../../shared/recipient/recipient-sections.tsx';
import { SwitchField } from '../../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../ui/form/text-fields.tsx';

/**
 * The validation of an order number such as "ZW100123"; empty when the replacement does not replace an order
 * and only has a reason.
 */
const orderNumber = z
  .string()
  .trim()
  .regex(/^(?:(?:zw)?\s*1\d{5,8})?$/i, 'Vul een bestelnummer in, zoals ZW100123');

const replacementFormSchema = placeReplacementSchema
  .omit({ replacesOrderId: true })
  .extend({ replaces: orderNumber })
  .transform(({ replaces, ...body }) => ({ ...body, replacesOrderId: idOf(replaces) }));

const idOf = (text: string): number | null => Number(text.replace(/\D/g, '')) - 100_000 || null;

type ReplacementFormProps = {
  choice?: ReactNode;
  /**
   * Of the form for a replacement order: the order to replace. Undefined when the form is opened without an
   * order; the operator can then type an order number.
   */
  of?: Order;
  onPlaced(order: Order): void;
  onClose(): void;
};

export function ReplacementForm({ choice, of, onPlaced, onClose }: ReplacementFormProps) {
  const [key] = useState(createIdempotencyKey);
  return (
    <FormDialog
      title={of ? `Vervanging voor ${of.orderNumber}` : 'Nieuwe bestelling'}
      size="large"
      schema={replacementFormSchema}
      start={{
        ...(of ? recipientOf(of) : NOBODY),
        key,
        variant: of ? of.variant : '',
        reason: '',
        notifyCustomer: true,
        replaces: of?.orderNumber ?? '',
      }}
      save={async (body) => onPlaced(await request(replacementEndpoints.place, { body: filled(body) }))}
      invalidates={[['orders'], ['outbox'], ['stock']]}
      done="Vervanging geplaatst"
      failed="De vervanging is niet geplaatst"
      submitLabel="Vervanging plaatsen"
      onClose={onClose}
    >
      {choice}
      <fieldset className="form-section">
        <legend>Vervanging</legend>
        <div className="form-grid">
          <PackField isFree {...(of && { currentVariant: of.variant })} />
          {of ? null : (
            <TextField
              name="replaces"
              label="In plaats van bestelling (optioneel)"
              hint="Laat het adres leeg om naar dat van deze bestelling te sturen."
            />
          )}
          <TextField name="reason" label="Reden" className="span-2" focus />
          <SwitchField name="notifyCustomer" label="De klant een mail sturen" />
        </div>
      </fieldset>
      <RecipientSections withOldAddress={false} />
    </FormDialog>
  );
}

/**
 * Leaves out empty fields, which the server copies from the replaced order. The country, which always has a
 * value, is left out when the street is empty.
 */
function filled<Body extends object>(body: Body): Body {
  const entries = Object.entries(body).filter(([, value]) => value !== '');
  const isElsewhere = 'streetName' in Object.fromEntries(entries);
  return Object.assign(Object.fromEntries(entries.filter(([name]) => name !== 'country' || isElsewhere)));
}
