// The margin of an order, for operators who may see the bookkeeping. While a cost is unknown, the panel shows
// no margin.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { bookkeepingEndpoints } from '#modules/bookkeeping/endpoints.ts';
import { href } from '#shared/href.ts';
import { type Cents, cents, formatEuro } from '#shared/money.ts';
import { request } from '#web/client/request.ts';
import { Panel } from '#web/ui/controls/panel.tsx';
import { useRights } from '../../session/admin-session.ts';
import { Sum, SumTable } from '../../ui/sums.tsx';

export function OrderMargin({ orderId }: { orderId: number }) {
  const { reads } = useRights();
  const { data: margin } = useQuery({
    queryKey: ['orders', 'margin', orderId],
    queryFn: ({ signal }) => request(bookkeepingEndpoints.orderMargin, { params: { id: orderId }, signal }),
    enabled: reads('bookkeeping'),
  });
  if (!margin) return null;
  const { isExpected, feesAreEstimated } = margin;
  return (
    <Panel title="Marge">
      <SumTable>
        <Sum name="Omzet zonder btw">{formatEuro(margin.revenue)}</Sum>
        <Sum name="Inkoop">
          {margin.goods === null ? (
            <Link to={href('/admin/stock/purchases')}>onbekend</Link>
          ) : (
            formatEuro(cents(-margin.goods))
          )}
        </Sum>
        <Sum name={isExpected ? 'Verpakking, verwacht' : 'Verpakking'}>
          <CostAmount amount={margin.packaging} />
        </Sum>
        <Sum name={isExpected ? 'Porto, verwacht' : 'Porto'}>
          <CostAmount amount={margin.postage} />
        </Sum>
        <Sum name={feesAreEstimated ? 'Kosten van de betaling, geschat' : 'Kosten van de betaling'}>
          <CostAmount amount={margin.fees} />
        </Sum>
        <Sum name="Marge" isTotal>
          {margin.margin === null ? 'nog onbekend' : formatEuro(margin.margin)}
        </Sum>
      </SumTable>
    </Panel>
  );
}

/**
 * One cost in the margin of an order, as a negative amount; for a cost that was not entered (null), a link to
 * the page of costs.
 */
function CostAmount({ amount }: { amount: Cents | null }) {
  if (amount !== null) return formatEuro(cents(-amount));
  return <Link to={href('/admin/bookkeeping/costs')}>niet ingevuld</Link>;
}
