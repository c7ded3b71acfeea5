// /admin/orders: the paid orders, and below them the unfinished checkouts.

import { useQueryClient } from '@tanstack/react-query';
import { PackageCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#shared/href.ts';
import { Button, buttonClass } from '#web/ui/controls/button.tsx';
import { invalidateQueries } from '../../query-client.ts';
import { useMayWrite, useRights } from '../../session/admin-session.ts';
import { DRAFT_LISTS } from '../../shared/draft-calls.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { OrderTabs } from './bank-transfer/order-tabs.tsx';
import { DraftsTable } from './list/drafts-table.tsx';
import { OrdersTable } from './list/orders-table.tsx';
import { NewOrderDialog } from './manual/new-order-dialog.tsx';

export const meta = () => pageMeta('Bestellingen');

export default function OrdersPage() {
  const client = useQueryClient();
  const { reads } = useRights();
  const [making, setMaking] = useState(false);
  const refresh = () => void invalidateQueries(client, [['orders'], DRAFT_LISTS]);
  return (
    <>
      <PageHeader title="Bestellingen" tabs={<OrderTabs />}>
        {reads('packing') ? (
          <Link to={href('/admin/packing')} className={buttonClass({})}>
            <PackageCheck size={14} aria-hidden /> Inpakken
          </Link>
        ) : null}
        {useMayWrite() ? (
          <Button variant="primary" onClick={() => setMaking(true)}>
            <Plus size={14} aria-hidden /> Nieuwe bestelling
          </Button>
        ) : null}
      </PageHeader>
      <OrdersTable onRefresh={refresh} />
      <DraftsTable />
      {making ? <NewOrderDialog onClose={() => setMaking(false)} /> : null}
    </>
  );
}
