// The columns of an order in the table: who, where, how much, its status, its parcel, and what can be done with it.

import { PackageCheck } from 'lucide-react';
import type { Order } from '#modules/orders/contract.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { href } from '#shared/href.ts';
import { countryName, DEFAULT_COUNTRY } from '#shared/recipient/countries.ts';
import { linesOf, placeLine } from '#shared/recipient/recipient-address.ts';
import { amountText, shortMomentText } from '../../../format.ts';
import { ORDER_DEEDS } from '../../../shared/orders/order-deeds.ts';
import { useChangeStatus } from '../../../shared/orders/order-mutations.ts';
import { flagText, PAYMENT_LABELS } from '../../../shared/orders/order-texts.ts';
import { StatusBadge, StatusSelect } from '../../../shared/orders/status-select.tsx';
import { type Column, RowTitle } from '../../../ui/list/data-table.tsx';
import { RowMenu, type RowMenuItem } from '../../../ui/menu/row-menu.tsx';
import type { OrderDialogKind } from '../order-dialogs.tsx';
import { Tracking } from '../tracking.tsx';

/** One line where a desk has the room; its first word is not cut before the others. */
export const ORDER_LINE =
  'order-line min-[80rem]:flex min-[80rem]:min-w-0 min-[80rem]:items-baseline min-[80rem]:gap-2 min-[80rem]:whitespace-nowrap min-[80rem]:[&>:first-child]:max-w-3/4 min-[80rem]:[&>:first-child]:flex-none min-[80rem]:[&>:is(.whole,.sub)]:min-w-0 min-[80rem]:[&>:is(.whole,.sub)]:truncate';

/** The name has the line to itself where the address beside it would only be cut. */
const ALONE =
  'min-[80rem]:max-[110rem]:[&>:first-child]:max-w-full! min-[80rem]:max-[110rem]:[&>.sub]:hidden';

export type OpenDialog = (kind: OrderDialogKind, order: Order) => void;

/** Archived orders are kept as they were: there is nothing to do with them but to look. */
export function orderColumns(onOpen: OpenDialog, areArchived: boolean): Column<Order>[] {
  const actions: Column<Order> = {
    label: 'Acties',
    size: 'xs',
    actions: true,
    cell: (order) => <RowActions order={order} onOpen={onOpen} />,
  };
  return [
    { label: 'Bestelling', size: 'l', title: true, cell: (order) => <NumberCell order={order} /> },
    {
      label: 'Klant',
      cell: (order) => (
        <>
          <CustomerCell {...order} pack={`${order.quantity}×`} place={townOf(order)} isNarrow />
          <span className="block text-warning empty:hidden min-[80rem]:[td:has(>&:not(:empty))]:py-1">
            {order.flags.map(flagText).join(' · ')}
          </span>
        </>
      ),
    },
    { label: 'Potten', size: 'xs', card: 'none', spare: true, cell: ({ quantity }) => `${quantity}×` },
    {
      label: 'Adres',
      size: 'xl',
      card: 'none',
      spare: true,
      cell: (order) => <AddressCell address={order} />,
    },
    { label: 'Totaal', size: 's', number: true, cell: (order) => <TotalCell order={order} /> },
    {
      label: 'Status',
      size: 'm',
      cell: (order) =>
        areArchived ? (
          <StatusBadge status={order.status} />
        ) : (
          <StatusSelect order={order} onCancel={() => onOpen('cancel', order)} />
        ),
    },
    {
      label: 'Track & trace',
      size: 'l',
      cell: (order) => (order.trackingCode ? <Tracking parcel={order} inList /> : '–'),
    },
    ...(areArchived ? [] : [actions]),
  ];
}

/** On a card and on a tablet, where a postal code would only push it out. */
export const townOf = (order: Parameters<typeof placeLine>[0]) => placeLine({ ...order, postalCode: '' });

function NumberCell({ order }: { order: Order }) {
  return (
    <span className={ORDER_LINE}>
      <RowTitle to={href('/admin/orders/:id', { id: order.id })}>{order.orderNumber}</RowTitle>
      <span className="sub clip">
        <span className="order-id">
          #<span>{order.id}</span> ·{' '}
        </span>
        <span>{shortMomentText(order.createdAt)}</span>
      </span>
    </span>
  );
}

function TotalCell({ order }: { order: Order }) {
  return (
    <span className={`${ORDER_LINE} justify-end`}>
      {order.paymentStatus === 'paid' ? null : (
        <span className="sub clip">{PAYMENT_LABELS[order.paymentStatus]}</span>
      )}
      <span>{amountText(order.total)}</span>
    </span>
  );
}

type Customer = { customerName: string; customerEmail: string; customerPhone: string };

/** One line where there is room for one, whole when pointed at; `pack` and `place` are for cards, which have no columns of them. */
export function CustomerCell(props: Customer & { pack?: string; place?: string; isNarrow?: boolean }) {
  const { customerName, customerEmail, customerPhone, pack, place, isNarrow } = props;
  const isAlone = isNarrow && customerName !== '';
  // Where an address has to break, it does so before its @.
  const [account = ''] = customerEmail.split('@');
  return (
    <span
      className={isAlone ? `${ORDER_LINE} ${ALONE}` : ORDER_LINE}
      title={[customerName, customerPhone, customerEmail].filter(Boolean).join(' · ')}
    >
      <span className="whole">
        {pack ? (
          <span className="font-[580] @4xl:hidden">
            <span>{pack}</span>{' '}
          </span>
        ) : null}
        <span>{customerName || 'Zonder naam'}</span>{' '}
        {place ? (
          <span className="text-quiet @2xl:block @2xl:truncate @4xl:hidden">
            <span className="@2xl:hidden">· </span>
            <span>{place}</span>
          </span>
        ) : null}
        <span> </span>
        <span className="sub-beside whitespace-normal!">{customerPhone}</span>
      </span>
      <span className="sub whole">
        <span>{account}</span>
        <wbr />
        <span>{customerEmail.slice(account.length)}</span>
      </span>
    </span>
  );
}

const HOME = countryName(DEFAULT_COUNTRY);

/** The street, and the place with the country below it or behind it; on one line only a foreign country. */
export function AddressCell({ address }: { address: Parameters<typeof linesOf>[0] }) {
  const [street, ...rest] = linesOf(address);
  if (!street) return <span className="muted">–</span>;
  const abroad = rest.filter((line) => line !== HOME);
  const place = abroad.join(', ');
  return (
    <span className={ORDER_LINE} title={[street, ...rest].join(', ')}>
      <span className="whole">{street}</span>
      <span className="sub whole">
        <span>{place}</span>
        {abroad.length < rest.length ? (
          <span className="min-[80rem]:hidden">
            <span>, </span>
            <span>{HOME}</span>
          </span>
        ) : null}
      </span>
    </span>
  );
}

// A parcel that has arrived, or never will, needs no shipping any more: such an order has fewer actions.
function RowActions({ order, onOpen }: { order: Order; onOpen: OpenDialog }) {
  const change = useChangeStatus(order);
  const isCancelled = order.status === 'cancelled';
  const isThere = order.status === 'delivered' || isCancelled;
  const deed = (kind: OrderDialogKind, isDanger = false): RowMenuItem => ({
    ...ORDER_DEEDS[kind],
    isDanger,
    onPress: () => onOpen(kind, order),
  });
  const delivered: RowMenuItem = {
    ...{ label: 'Markeer als bezorgd', icon: PackageCheck, asks: orderEndpoints.changeStatus },
    onPress: () => change.mutate('delivered'),
  };
  return (
    <span className="row-actions">
      <RowMenu
        label={`Meer met ${order.orderNumber}`}
        items={[
          ...(isThere ? [] : [deed('ship'), delivered]),
          ...(isCancelled ? [] : [deed('label')]),
          deed('mail'),
          deed('edit'),
          ...(isCancelled ? [] : [deed('cancel', true)]),
          deed('delete', true),
        ]}
      />
    </span>
  );
}
