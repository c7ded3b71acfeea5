// The columns of an order in the table: who, where, how much, its status, its parcel, and what can be done with it.

import { Ban, Mail, PackageCheck, Pencil, Tag, Trash2, Truck } from 'lucide-react';
import type { Order } from '#modules/orders/contract.ts';
import { href } from '#shared/href.ts';
import { linesOf } from '#shared/recipient/recipient-address.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { amountText, shortMomentText } from '../../../format.ts';
import { useChangeStatus } from '../../../shared/orders/order-mutations.ts';
import { flagText, PAYMENT_LABELS } from '../../../shared/orders/order-texts.ts';
import { StatusBadge, StatusSelect } from '../../../shared/orders/status-select.tsx';
import { type Column, RowTitle } from '../../../ui/list/data-table.tsx';
import { RowMenu, type RowMenuItem } from '../../../ui/row-menu.tsx';
import type { OrderDialogKind } from '../order-dialogs.tsx';
import { Tracking } from '../tracking.tsx';

export type OpenDialog = (kind: OrderDialogKind, order: Order) => void;

/** Archived orders are kept as they were: there is nothing to do with them but to look. */
export function orderColumns(onOpen: OpenDialog, areArchived: boolean): Column<Order>[] {
  const actions: Column<Order> = {
    label: 'Acties',
    size: 's',
    actions: true,
    cell: (order) => <RowActions order={order} onOpen={onOpen} />,
  };
  return [
    { label: 'Bestelling', size: 'l', title: true, cell: (order) => <NumberCell order={order} /> },
    { label: 'Klant', cell: (order) => <CustomerCell {...order} /> },
    { label: 'Adres', size: 'xl', cell: (order) => <AddressCell lines={linesOf(order)} /> },
    { label: 'Totaal', size: 's', number: true, cell: (order) => <TotalCell order={order} /> },
    {
      label: 'Status',
      size: 'l',
      cell: (order) =>
        areArchived ? (
          <StatusBadge status={order.status} />
        ) : (
          <StatusSelect order={order} onCancel={() => onOpen('cancel', order)} inList />
        ),
    },
    { label: 'Track & trace', size: 'm', cell: (order) => <Tracking parcel={order} inList /> },
    ...(areArchived ? [] : [actions]),
  ];
}

function NumberCell({ order }: { order: Order }) {
  return (
    <>
      <RowTitle to={href('/admin/orders/:id', { id: order.id })}>{order.orderNumber}</RowTitle>
      <span className="sub clip">
        #{order.id} · {shortMomentText(order.createdAt)}
      </span>
      {order.flags.map((flag) => (
        <Badge key={flag} tone="warning" title={flagText(flag)}>
          <span className="clip">{flagText(flag)}</span>
        </Badge>
      ))}
    </>
  );
}

function TotalCell({ order }: { order: Order }) {
  return (
    <>
      {amountText(order.total)}
      {order.paymentStatus === 'paid' ? null : (
        <span className="sub">{PAYMENT_LABELS[order.paymentStatus]}</span>
      )}
    </>
  );
}

type Customer = { customerName: string; customerEmail: string; customerPhone: string };

export function CustomerCell({ customerName, customerEmail, customerPhone }: Customer) {
  // Where an address has to break, it does so before its @.
  const [account = ''] = customerEmail.split('@');
  return (
    <>
      <span className="whole">
        {customerName || '–'} <span className="sub-beside">{customerPhone}</span>
      </span>
      <span className="sub whole">
        {account}
        <wbr />
        {customerEmail.slice(account.length)}
      </span>
    </>
  );
}

/** The street, and the place with the country below it. */
export function AddressCell({ lines: [street, ...rest] }: { lines: readonly string[] }) {
  if (!street) return <span className="muted">–</span>;
  return (
    <>
      <span className="whole">{street}</span>
      <span className="sub whole">{rest.join(', ')}</span>
    </>
  );
}

// A parcel that has arrived, or never will, needs no shipping any more: such an order has fewer actions.
function RowActions({ order, onOpen }: { order: Order; onOpen: OpenDialog }) {
  const change = useChangeStatus(order);
  const { orderNumber } = order;
  const isCancelled = order.status === 'cancelled';
  const isThere = order.status === 'delivered' || isCancelled;
  const delivered: RowMenuItem = {
    label: 'Markeer als bezorgd',
    icon: PackageCheck,
    onSelect: () => change.mutate('delivered'),
  };
  const label: RowMenuItem = { label: 'Label', icon: Tag, onSelect: () => onOpen('label', order) };
  const cancelled: RowMenuItem = {
    label: 'Annuleren',
    icon: Ban,
    isDanger: true,
    onSelect: () => onOpen('cancel', order),
  };
  return (
    <span className="row-actions">
      {isThere ? null : (
        <IconButton label={`Verzend ${orderNumber}`} icon={Truck} onClick={() => onOpen('ship', order)} />
      )}
      <RowMenu
        label={`Meer met ${orderNumber}`}
        items={[
          ...(isThere ? [] : [delivered]),
          ...(isCancelled ? [] : [label]),
          { label: 'E-mail', icon: Mail, onSelect: () => onOpen('mail', order) },
          { label: 'Bewerken', icon: Pencil, onSelect: () => onOpen('edit', order) },
          ...(isCancelled ? [] : [cancelled]),
          { label: 'Verwijderen', icon: Trash2, isDanger: true, onSelect: () => onOpen('delete', order) },
        ]}
      />
    </span>
  );
}
