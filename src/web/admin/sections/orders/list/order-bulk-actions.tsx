// The actions on the selected orders. Each action is a component that gets the orders and `bulk.run`, which
// processes the orders one by one and reports the result of each.

import { useEffect, useRef, useState } from 'react';
import { type ChangeStatus, type Order, type OrderStatus, orderStatuses } from '#modules/orders/contract.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody } from '#web/ui/controls/dialog.tsx';
import { namedChoices, Options } from '#web/ui/controls/options.tsx';
import { countedText } from '../../../format.ts';
import { canBeUndone, STATUS_NAMES } from '../../../shared/orders/order-texts.ts';
import type { useBulk } from '../../../ui/list/bulk/use-bulk.ts';
import { BulkCancelDialog } from '../cancel/cancel-dialog.tsx';
import { BulkLabels, BulkPrintButtons } from '../label/bulk-labels.tsx';
import { BulkEmail } from './bulk-email.tsx';

type OrderBulkActionsProps = { orders: readonly Order[]; bulk: ReturnType<typeof useBulk<Order>> };

/**
 * The bar of actions on the selected orders. On a phone or tablet it shows the most common actions, and its
 * last button opens a panel at the bottom of the screen with all others.
 */
export function OrderBulkActions(props: OrderBulkActionsProps) {
  const [open, setOpen] = useState<'more' | 'cancel' | null>(null);
  const onCancel = () => setOpen('cancel');
  return (
    <>
      <div className="bulk-group max-lg:hidden">
        <BulkStatus {...props} onCancel={onCancel} />
      </div>
      <div className="bulk-group">
        <BulkLabels {...props} />
        <span className="contents max-lg:hidden">
          <BulkPrintButtons {...props} />
        </span>
      </div>
      <div className="bulk-group max-lg:hidden">
        <BulkEmail {...props} />
      </div>
      <Button className="lg:hidden" aria-haspopup="dialog" onClick={() => setOpen('more')}>
        Meer
      </Button>
      {open === 'more' ? <BulkSheet {...props} onCancel={onCancel} onClose={() => setOpen(null)} /> : null}
      {open === 'cancel' ? <BulkCancelDialog {...props} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

const PART =
  'flex flex-wrap items-center gap-2.5 border-t border-hairline pt-4 first:border-t-0 first:pt-0 [&_.inline-field]:w-full [&_.inline-field]:min-h-8 [&_select]:flex-1 [&_.btn]:flex-1 [&_[type=checkbox]]:size-5';

type CancelsProps = { onCancel(): void };

function BulkSheet(props: OrderBulkActionsProps & CancelsProps & { onClose(): void }) {
  const { orders, bulk, onCancel, onClose } = props;
  const { busy } = bulk;
  const wasBusy = useRef(busy);
  // The list reports the progress of the action, so the sheet closes.
  useEffect(() => {
    if (wasBusy.current && !busy) onClose();
    wasBusy.current = busy;
  }, [busy, onClose]);
  return (
    <Dialog
      title={`${countedText(orders.length, 'bestelling', 'bestellingen')} gekozen`}
      size="small"
      onClose={onClose}
    >
      <DialogBody className="grid gap-4">
        <div className={PART}>
          <BulkStatus orders={orders} bulk={bulk} onCancel={onCancel} />
        </div>
        <div className={PART}>
          <BulkPrintButtons orders={orders} bulk={bulk} />
        </div>
        <div className={PART}>
          <BulkEmail orders={orders} bulk={bulk} />
        </div>
      </DialogBody>
    </Dialog>
  );
}

const changeStatus = (id: number, body: ChangeStatus) =>
  request(orderEndpoints.changeStatus, { params: { id }, body });

/**
 * The status the operator most likely wants next: delivered when all orders are shipped, shipped when all
 * have a tracking code, else processing.
 */
function nextStatus(orders: readonly Order[]): OrderStatus {
  if (orders.every(({ status }) => status === 'shipped')) return 'delivered';
  return orders.every(({ trackingCode }) => trackingCode) ? 'shipped' : 'processing';
}

/**
 * The control that changes the status of the selected orders. Each request carries the version of its order
 * on screen, so the server refuses only the orders that somebody else changed meanwhile.
 */
function BulkStatus({ orders, bulk, onCancel }: OrderBulkActionsProps & CancelsProps) {
  const [chosen, setChosen] = useState<OrderStatus | null>(null);
  const status = chosen ?? nextStatus(orders);
  const [notify, setNotify] = useState(true);
  const apply = () =>
    void bulk.run(
      orders,
      ({ id, version }) => changeStatus(id, { status, version, notifyCustomer: notify }),
      (count) => `${countedText(count, 'bestelling', 'bestellingen')}: ${STATUS_NAMES[status]}`,
      orders.every((order) => canBeUndone(order.status, status))
        ? (before, { version }) => changeStatus(before.id, { status: before.status, version })
        : undefined,
    );
  return (
    <>
      <label className="inline-field">
        <span>Status</span>
        <select
          value={status}
          onChange={({ target }) => setChosen(orderStatuses.find((code) => code === target.value) ?? status)}
        >
          <Options of={namedChoices(orderStatuses, STATUS_NAMES)} />
        </select>
      </label>
      <label className="inline-field">
        <input type="checkbox" checked={notify} onChange={(event) => setNotify(event.target.checked)} />
        <span>Klant mailen</span>
      </label>
      <Button disabled={bulk.busy} onClick={() => (status === 'cancelled' ? onCancel() : apply())}>
        {bulk.busy ? 'Bezig...' : 'Toepassen'}
      </Button>
    </>
  );
}
