// The columns of the table of orders: customer, address, amount, status, parcel and actions.

import { PackageCheck } from 'lucide-react';
import type { Order } from '#modules/orders/contract.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { href } from '#shared/href.ts';
import { linesOf, placeLine } from '#shared/recipient/recipient-address.ts';
import { amountText, countText, packText, shortMomentText } from '../../../format.ts';
import { ORDER_ACTIONS } from '../../../shared/orders/order-actions.ts';
import { useChangeStatus } from '../../../shared/orders/order-mutations.ts';
import { flagText, PAYMENT_NAMES } from '../../../shared/orders/order-texts.ts';
import { StatusBadge, StatusSelect } from '../../../shared/orders/status-select.tsx';
import { type Column, RowTitle } from '../../../ui/list/data-table.tsx';
import { RowMenu, type RowMenuItem } from '../../../ui/menu/row-menu.tsx';
import type { OrderDialogKind } from '../order-dialogs.tsx';
import { Tracking } from '../tracking.tsx';

export type OpenDialog = (kind: OrderDialogKind, order: Order) => void;

/**
 * Returns the columns of the table of orders. Archived orders are read-only, so their rows have no actions.
 */
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
          <CustomerCell {...order} pack={packText(order.variant)} place={townOf(order)} />
          <span className="block text-warning empty:hidden">{order.flags.map(flagText).join(' · ')}</span>
        </>
      ),
    },
    {
      label: 'Potten',
      size: 'xs',
      card: 'none',
      lowPriority: 'desk',
      number: true,
      cell: ({ quantity }) => countText(quantity),
    },
    {
      label: 'Adres',
      size: 'xl',
      card: 'none',
      lowPriority: true,
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

/** The town and country without the postal code, for cards and tablets, which have little room. */
export const townOf = (order: Parameters<typeof placeLine>[0]) => placeLine({ ...order, postalCode: '' });

function NumberCell({ order }: { order: Order }) {
  return (
    <span className="order-line">
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

/** The total of an order with the payment status below it, which is separate from the order status. */
function TotalCell({ order }: { order: Order }) {
  return (
    <span className="order-line">
      <span className="whitespace-nowrap">{amountText(order.total)}</span>
      <span className={order.paymentStatus === 'paid' ? 'sub @max-4xl:hidden' : 'sub'}>
        {PAYMENT_NAMES[order.paymentStatus]}
      </span>
    </span>
  );
}

type Customer = { customerName: string; customerEmail: string; customerPhone: string };

/** On a tablet the name has a line of its own, above the pack and the place. */
const NAME_ABOVE_PACK =
  '@2xl:@max-4xl:flex @2xl:@max-4xl:flex-wrap @2xl:@max-4xl:gap-x-1 @2xl:@max-4xl:[&>:nth-child(2)]:order-first @2xl:@max-4xl:[&>:nth-child(2)]:w-full';

/**
 * The customer's name, phone and e-mail in a row of orders, never cut off on a desktop. `pack` and `place`
 * are shown only on cards (phones) and tablets, which have no columns for them.
 */
export function CustomerCell(props: Customer & { pack?: string; place?: string }) {
  const { customerName, customerEmail, customerPhone, pack, place } = props;
  // Where an address has to break, it does so before its @.
  const [account = ''] = customerEmail.split('@');
  return (
    <span className="order-line">
      <span className={pack ? `whole ${NAME_ABOVE_PACK}` : 'whole'}>
        {pack ? (
          <span className="font-[580] @min-[70rem]:hidden">
            <span>{pack}</span>{' '}
          </span>
        ) : null}
        <span>{customerName || 'Zonder naam'}</span>{' '}
        {place ? (
          <span className="text-quiet @2xl:block @2xl:min-w-0 @2xl:flex-1 @2xl:basis-0 @2xl:truncate @4xl:hidden">
            <span className={pack ? undefined : '@2xl:hidden'}>· </span>
            <span>{place}</span>
          </span>
        ) : null}
        <span> </span>
        <span className="sub-beside">{customerPhone}</span>
      </span>
      <span className="sub whole">
        <span>{account}</span>
        <wbr />
        <span>{customerEmail.slice(account.length)}</span>
      </span>
    </span>
  );
}

/** The street of an order's address, with place and country below it; a dash without an address. */
export function AddressCell({ address }: { address: Parameters<typeof linesOf>[0] }) {
  const [street, ...rest] = linesOf(address);
  if (!street) return <span className="muted">–</span>;
  return (
    <span className="order-line">
      <span className="whole">{street}</span>
      <span className="sub whole">{rest.join(', ')}</span>
    </span>
  );
}

// A parcel that has arrived, or never will, needs no shipping any more: such an order has fewer actions.
function RowActions({ order, onOpen }: { order: Order; onOpen: OpenDialog }) {
  const change = useChangeStatus(order);
  const isCancelled = order.status === 'cancelled';
  const isThere = order.status === 'delivered' || isCancelled;
  const menuItem = (kind: OrderDialogKind, isDanger = false): RowMenuItem => ({
    ...ORDER_ACTIONS[kind],
    isDanger,
    onPress: () => onOpen(kind, order),
  });
  const delivered: RowMenuItem = {
    label: 'Markeer als bezorgd',
    icon: PackageCheck,
    requires: orderEndpoints.changeStatus,
    onPress: () => change.mutate('delivered'),
  };
  return (
    <span className="row-actions">
      <RowMenu
        label={`Meer met ${order.orderNumber}`}
        items={[
          ...(isThere ? [] : [menuItem('ship'), delivered]),
          ...(isCancelled ? [] : [menuItem('label')]),
          menuItem('mail'),
          menuItem('edit'),
          ...(isCancelled ? [] : [menuItem('cancel', true)]),
          menuItem('delete', true),
        ]}
      />
    </span>
  );
}
