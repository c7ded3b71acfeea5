// The dialog that ships an order: carrier, tracking code and an optional tracking URL. Submitting marks the
// order as shipped.

import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { carriers, type Order, shipOrderSchema } from '#modules/orders/contract.ts';
import { CARRIER_NAMES, carrierSchema, DEFAULT_LABEL_OPTIONS } from '#modules/shipping/contract.ts';
import { useSaveOrder } from '../../shared/orders/order-mutations.ts';
import { SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import { shipBody, trackingLinkSchema } from './edit/edit-order-form.ts';
import { StillToPay } from './label/label-notices.tsx';
import { manualTrackingUrl, trackingUrlOf } from './list/order-tracking.ts';

/**
 * The validation of the ship dialog, as in `shipOrderSchema` but for inputs: the tracking URL may be empty,
 * and a carrier that is not chosen is an empty text, which is reported as an error.
 */
const shipFormSchema = z.object({
  carrier: z
    .union([z.literal(''), z.enum(carriers)])
    .refine((carrier) => carrier !== '', 'Carrier is required'),
  trackingCode: shipOrderSchema.shape.trackingCode,
  trackingUrl: trackingLinkSchema,
  notifyCustomer: z.boolean(),
});

export function ShipOrderDialog({ order, onClose }: { order: Order; onClose(): void }) {
  const save = useSaveOrder(order.id);
  return (
    <FormDialog
      title={`Bestelling ${order.orderNumber} verzenden`}
      intro={order.customerName}
      size="small"
      schema={shipFormSchema}
      start={{
        carrier: order.carrier ?? DEFAULT_LABEL_OPTIONS.carrier,
        trackingCode: order.trackingCode ?? '',
        trackingUrl: manualTrackingUrl(order),
        notifyCustomer: true,
      }}
      save={(parcel) => save(shipBody(parcel, new Date()))}
      done="Order status updated"
      doneDetail={`${order.orderNumber} is verzonden.`}
      failed="Error updating order"
      submitLabel="Verzenden"
      onClose={onClose}
    >
      <StillToPay order={order} />
      <div className="form-stack">
        <SelectField
          name="carrier"
          label="Vervoerder"
          options={[
            ['', 'Kies een vervoerder'],
            ...carriers.map((code) => [code, CARRIER_NAMES[code]] as const),
          ]}
          focus
        />
        <TextField name="trackingCode" label="Trackingcode" spellCheck={false} />
        <TextField
          name="trackingUrl"
          label="Trackinglink (optioneel)"
          type="url"
          hint={<TrackingHint order={order} />}
        />
        <SwitchField name="notifyCustomer" label="Klant een mail sturen" />
      </div>
    </FormDialog>
  );
}

/**
 * Shows, in the dialog that ships an order, the tracking URL the customer gets when the operator enters no
 * URL.
 */
function TrackingHint({ order }: { order: Order }) {
  const [typedCarrier, typedCode]: unknown[] = useWatch({ name: ['carrier', 'trackingCode'] });
  const carrier = carrierSchema.safeParse(typedCarrier).data ?? null;
  const trackingCode = typeof typedCode === 'string' ? typedCode : '';
  const trackingPageUrl = trackingUrlOf({ ...order, carrier, trackingCode, trackingUrl: '' });
  return trackingPageUrl ? `Leeg laten? Dan wordt het ${trackingPageUrl}` : 'Met https:// ervoor';
}
