// The dialog with the recipients of a batch: as a list, as a file, and with a button to mail them.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { RecalledOrder } from '#modules/fulfilment/contract.ts';
import { recallEndpoints } from '#modules/fulfilment/endpoints.ts';
import type { Batch } from '#modules/stock/contract.ts';
import { href } from '#shared/href.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#web/ui/controls/dialog.tsx';
import { countedText } from '../../format.ts';
import { CsvFileButton } from '../../ui/files/file-button.tsx';
import { Counted, clippedColumn, mailColumn } from '../../ui/list/columns/column-makers.tsx';
import { type Column, DataTable } from '../../ui/list/data-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';

/**
 * The maximum number of recipients of a batch that the recall dialog lists; the downloaded file contains all
 * of them.
 */
const SHOWN = 100;

export function RecallDialog({ row: { id, code }, onClose }: { row: Batch; onClose(): void }) {
  const recall = useQuery({
    queryKey: ['stock', 'recall', id],
    queryFn: ({ signal }) => request(recallEndpoints.list, { params: { id }, signal }),
  });
  return (
    <Dialog
      title={`Wie ontving partij ${code}?`}
      intro="Elke bestelling die uit deze partij is ingepakt, voor een terugroepactie."
      size="large"
      onClose={onClose}
    >
      <DialogBody>
        <Loaded query={recall} loading="Bestellingen laden" failed="De bestellingen laden is niet gelukt">
          {(orders) => <Recalled orders={orders} />}
        </Loaded>
      </DialogBody>
      <DialogFoot>
        <CsvFileButton endpoint={recallEndpoints.file} asked={{ params: { id } }} />
        <Button onClick={onClose}>Sluiten</Button>
      </DialogFoot>
    </Dialog>
  );
}

function Recalled({ orders }: { orders: readonly RecalledOrder[] }) {
  if (orders.length === 0) return <p className="muted">Er is nog niets uit deze partij verzonden.</p>;
  return (
    <div className="[&_:is(th,td):first-child]:pl-0! [&_:is(th,td):last-child]:pr-0! [&_tr]:px-0!">
      <p className="mb-2">
        <span>{countedText(orders.length, 'bestelling', 'bestellingen')}</span>
        {orders.length > SHOWN ? (
          <span>{`, de nieuwste ${SHOWN} hieronder en alle in het bestand`}</span>
        ) : null}
      </p>
      <DataTable
        rows={orders.slice(0, SHOWN)}
        columns={COLUMNS}
        rowId={({ id }) => id}
        rowName={({ orderNumber }) => orderNumber}
      />
    </div>
  );
}

const COLUMNS: Column<RecalledOrder>[] = [
  {
    label: 'Bestelling',
    title: true,
    size: 'm',
    cell: ({ id, orderNumber }) => <Link to={href('/admin/orders/:id', { id })}>{orderNumber}</Link>,
  },
  { ...clippedColumn<RecalledOrder>('Klant', ({ customerName }) => customerName, 'xl'), card: 'bare' },
  mailColumn(({ customerEmail }) => customerEmail),
  {
    label: 'Stuks',
    size: 's',
    number: true,
    card: 'end',
    cell: ({ quantity }) => <Counted count={quantity} one="stuk" many="stuks" />,
  },
];
