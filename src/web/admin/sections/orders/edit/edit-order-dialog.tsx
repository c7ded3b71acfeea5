// Edits everything of an order in one dialog. When somebody else was first, the newest state is fetched
// underneath and what was typed here stays.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#modules/orders/contract.ts';
import { orderQuery } from '../../../admin-queries.ts';
import { useSaveOrder } from '../../../shared/orders/order-mutations.ts';
import { RecipientSections } from '../../../shared/recipient/recipient-sections.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { EDIT_LABELS } from './edit-labels.ts';
import { editBody, editFormOf, editFormSchema } from './edit-order-form.ts';
import { OrderSection, PricingSection, TrackingSection } from './edit-order-sections.tsx';

export function EditOrderDialog({ order, onClose }: { order: Order; onClose(): void }) {
  const [base, setBase] = useState(order);
  const client = useQueryClient();
  const save = useSaveOrder(order.id);

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
      save={(form) => save(editBody(form, base, new Date()))}
      done="Bestelling bijgewerkt"
      failed="Error updating order"
      conflict={{ fetchNewest, labels: EDIT_LABELS }}
      onClose={onClose}
    >
      <RecipientSections withOldAddress={base.streetName === '' && base.customerAddress !== ''} />
      <OrderSection order={base} />
      <PricingSection />
      <TrackingSection />
    </FormDialog>
  );
}
