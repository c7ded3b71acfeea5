// The dialog of an existing label: the tracking code, the documents and the remaining actions. A label does
// not mark the order as shipped; the operator does that in the next step, which also notifies the customer.

import { FileText, Printer, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { OrderLabel } from '#modules/fulfilment/contract.ts';
import { labelEndpoints } from '#modules/fulfilment/endpoints.ts';
import type { Order } from '#modules/orders/contract.ts';
import { labelOptionsText } from '#modules/shipping/contract.ts';
import { send } from '#web/client/request.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#web/ui/controls/dialog.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Tracking } from '../tracking.tsx';
import { LABEL_KEYS, labelUrl, packingSlipUrl } from './label-calls.ts';
import { Notice } from './label-notices.tsx';

type CreatedLabelDialogProps = {
  order: Order;
  label: OrderLabel;
  isNew: boolean;
  onShip(order: Order): void;
  onReplace(): void;
  onClose(): void;
};

export function CreatedLabelDialog({
  order,
  label,
  isNew,
  onShip,
  onReplace,
  onClose,
}: CreatedLabelDialogProps) {
  const [isCancelling, setCancelling] = useState(false);
  const isOpen = order.status !== 'shipped' && order.status !== 'delivered';
  return (
    <>
      <Dialog
        title={isNew ? 'Het label is klaar' : `Label: ${order.orderNumber}`}
        intro={`${order.orderNumber} · ${order.customerName}`}
        size="small"
        onClose={onClose}
      >
        <DialogBody className="form-stack">
          <div className="rounded-md border border-hairline p-3 [&_.code]:text-[1.125rem]">
            <Tracking parcel={{ ...order, trackingCode: label.trackingCode }} />
            <p className="muted">{labelOptionsText(label.options)}</p>
          </div>
          {label.failure ? <Notice>{label.failure}</Notice> : null}
          <div className="flex flex-wrap gap-2">
            <DocumentLink href={labelUrl([order.id])} focus>
              <Printer size={14} aria-hidden /> Label printen
            </DocumentLink>
            <DocumentLink href={packingSlipUrl([order.id])}>
              <FileText size={14} aria-hidden /> Pakbon printen
            </DocumentLink>
          </div>
          {isOpen ? (
            <div className="flex flex-wrap gap-2">
              <Button onClick={onReplace}>Nieuw label</Button>
              <Button onClick={() => setCancelling(true)}>Label annuleren</Button>
            </div>
          ) : null}
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Sluiten</Button>
          {isOpen ? (
            <Button variant="primary" onClick={() => onShip(order)}>
              <Truck size={14} aria-hidden /> Markeer als verzonden
            </Button>
          ) : null}
        </DialogFoot>
      </Dialog>
      {isCancelling ? (
        <ActionDialog
          title="Label annuleren?"
          label="Label annuleren"
          busyLabel="Annuleren..."
          cancelLabel="Label houden"
          run={() => send(labelEndpoints.cancel, { params: { id: order.id } })}
          invalidates={LABEL_KEYS}
          done="Label geannuleerd"
          onDone={onClose}
          onClose={() => setCancelling(false)}
        >
          {`${label.trackingCode ?? label.reference} vervalt en verdwijnt van de bestelling. Een geprint label is niet meer geldig.`}
        </ActionDialog>
      ) : null}
    </>
  );
}

type DocumentLinkProps = { href: string; focus?: boolean; children: ReactNode };

/** A link to a label or packing slip as PDF, which opens in another tab beside the present page. */
function DocumentLink({ href, focus = false, children }: DocumentLinkProps) {
  return (
    <ButtonLink href={href} target="_blank" rel="noreferrer" data-initial-focus={focus || undefined}>
      {children}
      <span className="visually-hidden"> (nieuw venster)</span>
    </ButtonLink>
  );
}
