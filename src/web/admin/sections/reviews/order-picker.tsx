// The field that finds the order of a review by number, name or e-mail, and fills in the customer of that
// order.

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Order } from '#modules/orders/contract.ts';
import { orderSearchQuery } from '../../admin-queries.ts';
import { shortMomentText } from '../../format.ts';
import { TextField } from '../../ui/form/text-fields.tsx';

const SHORTEST = 2;

export function OrderPicker() {
  const { watch, setValue } = useFormContext();
  const typed: unknown = watch('orderId');
  const q = typeof typed === 'string' ? typed.trim() : '';
  const listId = useId();
  const orderResults = useQuery({ ...orderSearchQuery(q), enabled: q.length >= SHORTEST });
  const orders = q.length >= SHORTEST ? (orderResults.data?.items ?? []) : [];
  const isChosen = orders.some(({ orderNumber }) => orderNumber === q);

  function choose({ orderNumber, customerName, customerEmail }: Order) {
    const filled = {
      orderId: orderNumber,
      customerName,
      customerEmail: customerEmail.includes('@') ? customerEmail : '',
    };
    for (const [name, value] of Object.entries(filled)) {
      setValue(name, value, { shouldDirty: true, shouldValidate: name !== 'customerEmail' });
    }
  }

  return (
    <div className="span-2">
      <TextField
        name="orderId"
        label="Bestelling (optioneel)"
        hint="Zoek op nummer, naam of e-mailadres"
        spellCheck={false}
        focus
      />
      {orders.length > 0 && !isChosen ? (
        <ul
          id={listId}
          className="mt-1.5 grid max-h-48 overflow-y-auto rounded-lg border border-hairline"
          aria-label="Gevonden bestellingen"
        >
          {orders.map((order) => (
            <li key={order.id}>
              <button
                type="button"
                className="grid min-h-9 w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-2.5 py-1.5 text-left -outline-offset-2 hover:bg-raised"
                onClick={() => choose(order)}
              >
                <strong>{order.orderNumber}</strong>
                <span className="clip">{order.customerName}</span>
                <span className="muted">{shortMomentText(order.createdAt)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {q.length >= SHORTEST && orderResults.isSuccess && orders.length === 0 ? (
        <p className="muted" role="status">
          Geen bestelling gevonden.
        </p>
      ) : null}
    </div>
  );
}
