// The columns of an order in the table: who, where, how much, its status, its parcel, and what can be done with it.

import { Mail, PackageCheck, Pencil, Tag, Trash2, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from '#modules/orders/contract.ts';
import { linesOf } from '#shared/recipient-address.ts';
import { amountText, shortMomentText } from '../format.ts';
import { type Column, RowTitle } from '../ui/list/data-table.tsx';
import type { OrderDialogKind } from './order-dialogs.tsx';
import { useChangeStatus } from './order-mutations.ts';
import { flagText, PAYMENT_LABELS } from './order-texts.ts';
import { StatusBadge, StatusSelect } from './status-select.tsx';
import { Tracking } from './tracking.tsx';

export type OpenDialog = (kind: OrderDialogKind, order: Order) => void;

/** Archived orders are kept as they were: there is nothing to do with them but to look. */
export function orderColumns(onOpen: OpenDialog, areArchived: boolean): Column<Order>[] {
  const actions: Column<Order> = {
    label: 'Acties',
    size: 'l',
    actions: true,
    cell: (order) => <RowActions order={order} onOpen={onOpen} />,
  };
  return [
    { label: 'Bestelling', size: 'l', cell: (order) => <NumberCell order={order} /> },
    { label: 'Klant', cell: (order) => <CustomerCell {...order} /> },
    { label: 'Adres', cell: (order) => <AddressCell lines={linesOf(order)} /> },
    { label: 'Totaal', size: 'm', number: true, cell: (order) => <TotalCell order={order} /> },
    {
      label: 'Status',
      size: 'l',
      cell: (order) => (areArchived ? <StatusBadge status={order.status} /> : <StatusSelect order={order} />),
    },
    { label: 'Track & trace', size: 'm', cell: (order) => <Tracking parcel={order} /> },
    ...(areArchived ? [] : [actions]),
  ];
}

function NumberCell({ order }: { order: Order }) {
  return (
    <>
      <RowTitle to={`/admin/orders/${order.id}`}>{order.orderNumber}</RowTitle>
      <span className="sub clip">
        #{order.id} · {shortMomentText(order.createdAt)}
      </span>
      {order.flags.map((flag) => (
        <span key={flag} className="badge badge-warning" title={flagText(flag)}>
          <span className="clip">{flagText(flag)}</span>
        </span>
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
  return (
    <>
      <span className="whole">{customerName || '–'}</span>
      <span className="sub whole">{customerEmail}</span>
      <span className="sub">{customerPhone}</span>
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

// A parcel that has arrived needs no shipping any more, so a delivered order has two buttons less.
function RowActions({ order, onOpen }: { order: Order; onOpen: OpenDialog }) {
  const change = useChangeStatus(order);
  return (
    <span className="row-actions">
      {order.status === 'delivered' ? null : (
        <>
          <IconButton
            label={`Verzend ${order.orderNumber}`}
            icon={<Truck size={16} aria-hidden />}
            onClick={() => onOpen('ship', order)}
          />
          <IconButton
            label={`Markeer ${order.orderNumber} als bezorgd`}
            icon={<PackageCheck size={16} aria-hidden />}
            onClick={() => change.mutate('delivered')}
          />
        </>
      )}
      <IconButton
        label={`Label van ${order.orderNumber}`}
        icon={<Tag size={16} aria-hidden />}
        onClick={() => onOpen('label', order)}
      />
      <IconButton
        label={`Mail ${order.orderNumber}`}
        icon={<Mail size={16} aria-hidden />}
        onClick={() => onOpen('mail', order)}
      />
      <IconButton
        label={`Bewerk ${order.orderNumber}`}
        icon={<Pencil size={16} aria-hidden />}
        onClick={() => onOpen('edit', order)}
      />
      <IconButton
        label={`Verwijder ${order.orderNumber}`}
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() => onOpen('delete', order)}
      />
    </span>
  );
}

function IconButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick(): void }) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  );
}
