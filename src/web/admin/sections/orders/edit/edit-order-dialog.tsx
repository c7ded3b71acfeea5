// The dialog that edits all fields of an order. After an edit conflict the dialog loads the newest order and
// keeps the typed values.

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Order } from '#modules/orders/contract.ts';
import { orderQuery } from '../../../admin-queries.ts';
import { createIdempotencyKey } from '../../../shared/idempotency-key.ts';
import { useSaveOrder } from '../../../shared/orders/order-mutations.ts';
import { RecipientSections } from '../../../shared/recipient/recipient-sections.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { EDIT_LABELS } from './edit-labels.ts';
import { editBody, editFormOf, editFormSchema } from './edit-order-form.ts';
import { OrderSection, PricingSection, TrackingSection } from './edit-order-sections.tsx';

type EditOrderProps = { order: Order; onCancel(): void; onClose(): void };

/**
 * The edit dialog of an order. When the status is changed to cancelled, the dialog first saves the other
 * changes and then opens the cancellation dialog.
 */
export function EditOrderDialog({ order, onCancel, onClose }: EditOrderProps) {
  const [base, setBase] = useState(order);
  const isCancelling = useRef(false);
  const client = useQueryClient();
  const save = useSaveOrder(order.id);
  const [key] = useState(createIdempotencyKey);

  async function fetchNewest() {
    const newest = await client.fetchQuery({ ...orderQuery(order.id), staleTime: 0 });
    setBase(newest);
    return editFormOf(newest);
  }

  return (
    <FormDialog
      title={`Bestelling ${order.orderNumber} bewerken`}
      intro={order.customerName}
      size="large"
      schema={editFormSchema}
      start={editFormOf(order)}
      save={async (form) => {
        const needsCancelDialog = form.status === 'cancelled' && base.status !== 'cancelled';
        await save(
          editBody(needsCancelDialog ? { ...form, status: base.status } : form, base, new Date(), key),
        );
        isCancelling.current = needsCancelDialog;
      }}
      done="Bestelling bijgewerkt"
      failed="Error updating order"
      conflict={{ fetchNewest, labels: EDIT_LABELS }}
      onClose={() => (isCancelling.current ? onCancel() : onClose())}
    >
      <RecipientSections withOldAddress={base.streetName === '' && base.customerAddress !== ''} />
      <OrderSection order={base} />
      <PricingSection order={base} />
      <TrackingSection />
    </FormDialog>
  );
}
