// Labels and packing slips of the selected orders. Labels are created one by one with a report; labels and
// slips are printed as one file.

import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { labelEndpoints } from '#modules/fulfilment/endpoints.ts';
import type { Order } from '#modules/orders/contract.ts';
import { DEFAULT_LABEL_OPTIONS, type LabelOptions, labelOptionsSchema } from '#modules/shipping/contract.ts';
import { ApiError } from '#web/client/api-client.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { countedText } from '../../../format.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { saveFile } from '../../../ui/files/save-file.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import type { useBulk } from '../../../ui/list/bulk/use-bulk.ts';
import { labelsOfOrderQuery, labelUrl, packingSlipUrl } from './label-calls.ts';
import { LabelFields } from './label-fields.tsx';

type BulkLabelsProps = { orders: readonly Order[]; bulk: ReturnType<typeof useBulk<Order>> };

/** The maximum number of orders whose labels or packing slips are printed in one file. */
const MOST = 100;

export function BulkLabels({ orders, bulk }: BulkLabelsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={bulk.busy} onClick={() => setOpen(true)}>
        Labels maken
      </Button>
      {isOpen ? <BulkLabelDialog orders={orders} bulk={bulk} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The buttons that print the existing labels and packing slips of the selected orders. */
export function BulkPrintButtons({ orders, bulk: { busy } }: BulkLabelsProps) {
  const ids = orders.slice(0, MOST).map(({ id }) => id);
  return (
    <>
      <PrintButton href={labelUrl(ids)} fileName="labels.pdf" label="Labels (pdf)" disabled={busy} />
      <PrintButton href={packingSlipUrl(ids)} fileName="pakbonnen.pdf" label="Pakbonnen" disabled={busy} />
    </>
  );
}

/**
 * The dialog that creates the labels of the selected orders. After the dialog has closed, a report shows
 * which orders were refused.
 */
function BulkLabelDialog({ orders, bulk, onClose }: BulkLabelsProps & { onClose(): void }) {
  const query = useQuery(labelsOfOrderQuery(orders[0]?.id ?? 0));
  const start = query.data?.proposed ?? (query.isError ? DEFAULT_LABEL_OPTIONS : null);
  if (!start) return null;
  return (
    <FormDialog
      title={`Labels voor ${countedText(orders.length, 'bestelling', 'bestellingen')}`}
      intro="Een bestelling die al een label heeft, houdt het."
      size="small"
      schema={labelOptionsSchema}
      start={start}
      save={async (shipmentOptions) => {
        await bulk.run(
          orders,
          ({ id }) => makeLabel(id, shipmentOptions, start),
          (count) => `${countedText(count, 'label is', 'labels zijn')} klaar`,
        );
      }}
      failed="Error creating label"
      submitLabel="Labels maken"
      onClose={onClose}
    >
      <LabelFields />
    </FormDialog>
  );
}

/**
 * Creates the label of one of the selected orders. `start` holds the options the dialog proposed, `chosen`
 * those the operator submitted. When the shipping method is the same in both, each order gets the method that
 * suits its own contents.
 */
async function makeLabel(orderId: number, chosen: LabelOptions, start: LabelOptions) {
  const { proposed } = await request(labelEndpoints.list, { params: { id: orderId } });
  const isAsProposed = chosen.shippingMethod === start.shippingMethod;
  const shippingMethod = isAsProposed ? proposed.shippingMethod : chosen.shippingMethod;
  return request(labelEndpoints.create, {
    body: { orderId, shipmentOptions: { ...chosen, shippingMethod } },
  });
}

type PrintButtonProps = { href: string; fileName: string; label: string; disabled: boolean };

/**
 * The button that downloads the labels or packing slips of several orders as one file. It uses a fetch
 * instead of a link, so that an error, such as an order without a label, is shown on this page.
 */
function PrintButton({ href, fileName, label, disabled }: PrintButtonProps) {
  const open = async () => {
    const response = await fetch(href, { credentials: 'include' });
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
    saveFile(await response.blob(), fileName);
  };
  return (
    <ActionButton
      icon={Download}
      label={label}
      disabled={disabled}
      busyLabel={label}
      requires="nothing"
      run={open}
      failed="Printen kan niet"
    />
  );
}
