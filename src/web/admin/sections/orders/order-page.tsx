// /admin/orders/{id}: one order. Its data and actions are on one side; its timeline, with the mails sent
// about it, is on the other.

import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OrderDetail } from '#modules/order-overview/contract.ts';
import { formatDay } from '#modules/orders/contract.ts';
import { href } from '#shared/href.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { orderQuery } from '../../admin-queries.ts';
import { momentText } from '../../format.ts';
import { HistoryLink } from '../../shared/history-link.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { Columns } from '../../ui/columns.tsx';
import { recordPage } from '../../ui/record-page.tsx';
import { OrderActions, wasArchived } from './order-actions.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { useOrderDialogs } from './order-dialogs.tsx';
import { OrderFlags } from './order-flags.tsx';
import { OrderDelivery, OrderInfo } from './order-info.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { RefundDialog } from './refund/refund-dialog.tsx';

export const meta = () => pageMeta('Bestelling');

export default recordPage({
  query: orderQuery,
  name: 'Bestelling',
  list: { to: href('/admin/orders'), label: 'Bestellingen' },
  failed: 'Error loading orders',
  unknown: {
    title: 'Deze bestelling bestaat niet',
    text: 'Misschien is de bestelling verwijderd of gearchiveerd.',
  },
  view: (order) => <OrderView order={order} />,
});

function OrderView({ order }: { order: OrderDetail }) {
  const navigate = useNavigate();
  const { open, dialog } = useOrderDialogs(() => void navigate(href('/admin/orders')));
  const [refunding, setRefunding] = useState(false);
  const isArchived = wasArchived(order);

  return (
    <>
      <PageHeader
        title={
          <span>
            <span>{order.orderNumber}</span> <small>{order.customerName}</small>
          </span>
        }
      >
        <OrderActions
          order={order}
          isArchived={isArchived}
          onOpen={open}
          onRefund={() => setRefunding(true)}
        />
      </PageHeader>
      <p className="muted -mt-2.5 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span>
          Geplaatst op <span>{momentText(order.createdAt)}</span>
        </span>
        <HistoryLink entity="orders" entityId={order.id} />
        <OrderCustomer orderId={order.id} />
        {order.restrictedAt ? <Badge>Klant gewist</Badge> : null}
        {isArchived ? <Badge>Gearchiveerd</Badge> : null}
        <OrderFlags order={order} />
        {order.withdrawals
          .filter(({ settledBy }) => settledBy === null)
          .map(({ id, refundBefore }) => (
            <Badge key={id} tone="warning">
              <span>
                Herroepen: geld terug uiterlijk <span>{formatDay(refundBefore)}</span>
              </span>
            </Badge>
          ))}
      </p>
      <Columns>
        <OrderInfo order={order} />
        <div className="min-w-0 max-[56rem]:contents">
          <OrderDelivery order={order} />
          <OrderTimeline order={order} />
        </div>
      </Columns>
      {dialog}
      {refunding ? <RefundDialog order={order} onClose={() => setRefunding(false)} /> : null}
    </>
  );
}
