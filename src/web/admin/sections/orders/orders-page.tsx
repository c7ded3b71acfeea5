// /admin/orders: the orders that were paid, and below them the checkouts that were not finished.

import { useQueryClient } from '@tanstack/react-query';
import { readAgain } from '../../query-client.ts';
import { DRAFT_LISTS } from '../../shared/draft-calls.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { DraftsTable } from './list/drafts-table.tsx';
import { OrdersTable } from './list/orders-table.tsx';

export const meta = () => pageMeta('Bestellingen');

export default function OrdersPage() {
  const client = useQueryClient();
  const refresh = () => void readAgain(client, [['orders'], DRAFT_LISTS]);
  return (
    <>
      <PageHeader title="Bestellingen" />
      <OrdersTable onRefresh={refresh} />
      <DraftsTable />
    </>
  );
}
