// The label dialog of an order: the form that creates a label, or the existing label with its documents and
// the next step.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MadeLabel, OrderLabel, OrderLabels } from '#modules/fulfilment/contract.ts';
import { labelEndpoints } from '#modules/fulfilment/endpoints.ts';
import type { Order } from '#modules/orders/contract.ts';
import { type LabelOptions, labelOptionsSchema, labelOptionsText } from '#modules/shipping/contract.ts';
import { request, send } from '#web/client/request.ts';
import { Dialog, DialogBody } from '#web/ui/controls/dialog.tsx';
import { invalidateQueries } from '../../../query-client.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { CreatedLabelDialog } from './created-label-dialog.tsx';
import { LABEL_KEYS, labelsOfOrderQuery } from './label-calls.ts';
import { LabelFields } from './label-fields.tsx';
import { BeforePrinting, LabelNotices, StillToPay } from './label-notices.tsx';
import { OrderSummary } from './order-summary.tsx';

type LabelDialogProps = {
  order: Order;
  /**
   * Of the label dialog of an order: called when the operator chooses the next step, which opens the dialog
   * that marks the order as sent with the label's tracking code.
   */
  onShip(order: Order): void;
  onClose(): void;
};

export function LabelDialog({ order, onShip, onClose }: LabelDialogProps) {
  const query = useQuery(labelsOfOrderQuery(order.id));
  const [made, setMade] = useState<MadeLabel | null>(null);
  const [anew, setAnew] = useState(false);
  if (!query.data) {
    return (
      <Dialog title={`Label: ${order.orderNumber}`} size="small" onClose={onClose}>
        <DialogBody>
          <Loaded query={query} rows={4} loading="Label laden" failed="Het label is niet geladen">
            {() => null}
          </Loaded>
        </DialogBody>
      </Dialog>
    );
  }
  const there = query.data.labels.find(({ status }) => status === 'made') ?? null;
  const label = made?.label ?? there;
  if (label && !anew) {
    return (
      <CreatedLabelDialog
        order={made ? tracked(order, made) : order}
        label={label}
        isNew={made !== null}
        onShip={onShip}
        onReplace={() => setAnew(true)}
        onClose={onClose}
      />
    );
  }
  return (
    <LabelForm
      order={order}
      labels={query.data}
      replaces={label}
      onMade={(answer) => {
        setMade(answer);
        setAnew(false);
      }}
      onClose={onClose}
    />
  );
}

function tracked(order: Order, { trackingCode, trackingUrl, carrier }: MadeLabel): Order {
  return { ...order, trackingCode, trackingUrl, carrier };
}

type LabelFormProps = {
  order: Order;
  labels: OrderLabels;
  replaces: OrderLabel | null;
  onMade(made: MadeLabel): void;
  onClose(): void;
};

/**
 * The form that creates a label. When an earlier request to the label service is still unanswered, submitting
 * the same options repeats that request; other options replace it.
 */
function LabelForm({ order, labels, replaces, onMade, onClose }: LabelFormProps) {
  const client = useQueryClient();
  const made = useRef<MadeLabel | null>(null);
  const [last] = labels.labels;
  const waiting = last?.status === 'requested' ? last : null;
  const hasOtherCode = order.trackingCode !== null && replaces === null && waiting === null;
  return (
    <FormDialog
      title={`Label: ${order.orderNumber}`}
      size="small"
      schema={labelOptionsSchema}
      start={(replaces ?? last)?.options ?? labels.proposed}
      save={async (shipmentOptions) => {
        const isOther = waiting !== null && !isSameChoice(waiting.options, shipmentOptions);
        const replace = replaces !== null || hasOtherCode || isOther;
        try {
          made.current = await request(labelEndpoints.create, {
            body: { orderId: order.id, shipmentOptions, replace },
          });
        } finally {
          await invalidateQueries(client, LABEL_KEYS);
        }
      }}
      failed="Error creating label"
      failedDetail="Failed to create Sendy shipping label. Please check your API configuration."
      submitLabel={waiting ? 'Opnieuw proberen' : replaces ? 'Nieuw label maken' : 'Label maken'}
      busyLabel="Label maken..."
      // After a successful request there is a label; after closing the form there is none.
      onClose={() => (made.current ? onMade(made.current) : onClose())}
    >
      <OrderSummary order={order} />
      <StillToPay order={order} />
      <BeforePrinting order={order} />
      <LabelNotices
        labels={labels}
        replaces={replaces}
        waiting={waiting}
        withdraw={<WithdrawLabel orderId={order.id} onDone={onClose} />}
        otherCode={hasOtherCode ? order.trackingCode : null}
      />
      <LabelFields />
    </FormDialog>
  );
}

function isSameChoice(first: LabelOptions, second: LabelOptions): boolean {
  return labelOptionsText(first) === labelOptionsText(second);
}

/**
 * The button that withdraws a label request the label service has not answered, so that the shop stops
 * repeating it.
 */
function WithdrawLabel({ orderId, onDone }: { orderId: number; onDone(): void }) {
  return (
    <ActionButton
      className="mt-2 flex"
      label="Aanvraag intrekken"
      requires={labelEndpoints.cancel}
      busyLabel="Intrekken..."
      run={() => send(labelEndpoints.cancel, { params: { id: orderId } })}
      invalidates={LABEL_KEYS}
      done={() => ({ title: 'Aanvraag ingetrokken' })}
      failed="Intrekken kan niet"
      onDone={onDone}
    />
  );
}
