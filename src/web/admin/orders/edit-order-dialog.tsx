// Edits everything of an order in one dialog. When somebody else was first, the newest state is fetched
// underneath and what was typed here stays.

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Order } from '#modules/orders/contract.ts';
import { ApiError, fieldErrors } from '#web/client/api-client.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { orderQuery } from '../admin-queries.ts';
import { Modal } from '../ui/modal.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { EDIT_LABELS } from './edit-labels.ts';
import { differingFields, type EditForm, editBody, editFormOf, editFormSchema } from './edit-order-form.ts';
import {
  AddressSection,
  CustomerSection,
  OrderSection,
  PricingSection,
  TrackingSection,
} from './edit-order-sections.tsx';
import { useEditOrder } from './order-mutations.ts';

type Trouble = { kind: 'refused' | 'conflict' | 'merged'; text: string };

export function EditOrderDialog({ order, onClose }: { order: Order; onClose(): void }) {
  const [base, setBase] = useState(order);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const client = useQueryClient();
  const save = useEditOrder(order.id);
  const form = useForm<EditForm>({ resolver: zodResolver(editFormSchema), defaultValues: editFormOf(order) });
  // Read here, because the form only keeps count of what was typed for those who ask.
  const { dirtyFields } = form.formState;

  async function submit(values: EditForm) {
    setTrouble(null);
    try {
      await save.mutateAsync(editBody(values, base, new Date()));
      toast({ title: 'Bestelling bijgewerkt' });
      onClose();
    } catch (error) {
      setTrouble(troubleOf(error));
      for (const { path, message } of fieldErrors(error)) {
        const name = editFormSchema.keyof().safeParse(path);
        if (name.success) form.setError(name.data, { message });
      }
    }
  }

  async function takeNewest() {
    try {
      const newest = await client.fetchQuery({ ...orderQuery(order.id), staleTime: 0 });
      const changed = differingFields(editFormOf(base), editFormOf(newest));
      form.reset(editFormOf(newest), { keepDirtyValues: true });
      setBase(newest);
      setTrouble({ kind: 'merged', text: mergedText(changed, Object.keys(dirtyFields)) });
    } catch (error) {
      setTrouble({ kind: 'conflict', text: refusalText(error) });
    }
  }

  return (
    <Modal
      title={`Bestelling ${order.orderNumber} bewerken`}
      size="large"
      onClose={onClose}
      intro={order.customerName}
    >
      <FormProvider {...form}>
        <form className="modal-form" noValidate onSubmit={form.handleSubmit(submit)}>
          <div className="modal-body">
            <CustomerSection />
            <AddressSection />
            <OrderSection order={base} />
            <PricingSection />
            <TrackingSection />
          </div>
          {trouble ? (
            <div className={trouble.kind === 'merged' ? 'modal-notice' : 'modal-error'} role="alert">
              <p>{trouble.text}</p>
              {trouble.kind === 'conflict' ? (
                <button type="button" className="btn" onClick={takeNewest}>
                  Nieuwste versie ophalen
                </button>
              ) : null}
            </div>
          ) : null}
          <footer className="modal-footer">
            <button type="button" className="btn" onClick={onClose}>
              Annuleren
            </button>
            <button type="submit" className="btn btn-primary" disabled={save.isPending}>
              {save.isPending ? 'Opslaan...' : 'Opslaan'}
            </button>
          </footer>
        </form>
      </FormProvider>
    </Modal>
  );
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof ApiError && error.problem?.code === 'edit_conflict') {
    const text =
      'Deze bestelling is intussen ergens anders gewijzigd. Haal de nieuwste versie op; wat je typte blijft staan.';
    return { kind: 'conflict', text };
  }
  return { kind: 'refused', text: refusalText(error) };
}

function mergedText(changed: readonly (keyof EditForm)[], typed: readonly string[]): string {
  if (changed.length === 0)
    return 'De nieuwste versie is opgehaald; geen veld hier is anders. Sla opnieuw op.';
  const names = changed.map((name) =>
    typed.includes(name) ? `${EDIT_LABELS[name]} (jouw tekst staat er nog)` : EDIT_LABELS[name],
  );
  return `De nieuwste versie is opgehaald. Elders gewijzigd: ${names.join(', ')}. Controleer het en sla opnieuw op.`;
}
