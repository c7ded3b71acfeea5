// Hands a parcel over: carrier, tracking code and perhaps a link of its own. Confirming marks the order shipped.

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { carriers, type Order, shipOrderSchema } from '#modules/orders/contract.ts';
import { CARRIER_NAMES, carrierSchema } from '#modules/shipping/contract.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { Field } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { Switch } from '../ui/switch.tsx';
import { shipBody, trackingLinkSchema } from './edit-order-form.ts';
import { useEditOrder } from './order-mutations.ts';
import { followAddress, ownTrackingUrl } from './order-tracking.ts';

/** The rules of `shipOrderSchema` for inputs, which hold an empty text where nothing was chosen. */
const shipFormSchema = z.object({
  carrier: z
    .union([z.literal(''), z.enum(carriers)])
    .refine((carrier) => carrier !== '', 'Carrier is required'),
  trackingCode: shipOrderSchema.shape.trackingCode,
  trackingUrl: trackingLinkSchema,
  notifyCustomer: z.boolean(),
});
type ShipForm = z.input<typeof shipFormSchema>;
type Parcel = z.output<typeof shipFormSchema>;

export function ShipOrderDialog({ order, onClose }: { order: Order; onClose(): void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = useEditOrder(order.id);
  const { register, handleSubmit, control, formState } = useForm<ShipForm, unknown, Parcel>({
    resolver: zodResolver(shipFormSchema),
    defaultValues: {
      carrier: order.carrier ?? '',
      trackingCode: order.trackingCode ?? '',
      trackingUrl: ownTrackingUrl(order),
      notifyCustomer: true,
    },
  });
  const typed = useWatch({ control });
  const carrier = carrierSchema.safeParse(typed.carrier).data ?? null;
  const follow = followAddress({
    ...order,
    carrier,
    trackingCode: typed.trackingCode ?? '',
    trackingUrl: '',
  });

  const submit = handleSubmit(async (parcel) => {
    setRefusal(null);
    try {
      await save.mutateAsync(shipBody(parcel, new Date()));
      toast({ title: 'Order status updated', description: `${order.orderNumber} is verzonden.` });
      onClose();
    } catch (error) {
      setRefusal(refusalText(error));
    }
  });

  return (
    <Modal
      title={`Bestelling ${order.orderNumber} verzenden`}
      size="small"
      onClose={onClose}
      intro={order.customerName}
    >
      <form className="modal-form" noValidate onSubmit={submit}>
        <div className="modal-body form-stack">
          <Field label="Vervoerder" error={formState.errors.carrier?.message}>
            {(field) => (
              <select {...field} {...register('carrier')} data-initial-focus>
                <option value="">Kies een vervoerder</option>
                {carriers.map((code) => (
                  <option key={code} value={code}>
                    {CARRIER_NAMES[code]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Trackingcode" error={formState.errors.trackingCode?.message}>
            {(field) => (
              <input {...field} {...register('trackingCode')} autoComplete="off" spellCheck={false} />
            )}
          </Field>
          <Field
            label="Trackinglink (optioneel)"
            error={formState.errors.trackingUrl?.message}
            hint={follow ? `Leeg laten? Dan wordt het ${follow}` : 'Met https:// ervoor'}
          >
            {(field) => <input {...field} {...register('trackingUrl')} type="url" autoComplete="off" />}
          </Field>
          <Switch label="Klant een mail sturen" {...register('notifyCustomer')} />
        </div>
        {refusal ? (
          <p className="modal-error" role="alert">
            {refusal}
          </p>
        ) : null}
        <footer className="modal-footer">
          <button type="button" className="btn" onClick={onClose}>
            Annuleren
          </button>
          <button type="submit" className="btn btn-primary" disabled={save.isPending}>
            {save.isPending ? 'Verzenden...' : 'Verzenden'}
          </button>
        </footer>
      </form>
    </Modal>
  );
}
