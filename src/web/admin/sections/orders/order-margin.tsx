// What an order leaves over, for who may see the books.

import { useQuery } from '@tanstack/react-query';
import { bookkeepingEndpoints } from '#modules/bookkeeping/endpoints.ts';
import { type Cents, cents, formatEuro } from '#shared/money.ts';
import { ask } from '#web/client/ask.ts';
import { Panel } from '#web/ui/controls/panel.tsx';
import { useRights } from '../../session/admin-session.ts';
import { Sum, SumTable } from '../../ui/sums.tsx';

const off = (amount: Cents) => formatEuro(cents(-amount));

export function OrderMargin({ orderId }: { orderId: number }) {
  const { reads } = useRights();
  const { data: margin } = useQuery({
    queryKey: ['orders', 'margin', orderId],
    queryFn: ({ signal }) => ask(bookkeepingEndpoints.orderMargin, { params: { id: orderId }, signal }),
    enabled: reads('bookkeeping'),
  });
  if (!margin) return null;
  const { isExpected, feesAreEstimated } = margin;
  return (
    <Panel title="Marge">
      <SumTable>
        <Sum name="Omzet zonder btw">{formatEuro(margin.revenue)}</Sum>
        <Sum name="Inkoop">{margin.goods === null ? 'onbekend' : off(margin.goods)}</Sum>
        <Sum name={isExpected ? 'Verpakking, verwacht' : 'Verpakking'}>{off(margin.packaging)}</Sum>
        <Sum name={isExpected ? 'Porto, verwacht' : 'Porto'}>{off(margin.postage)}</Sum>
        <Sum name={feesAreEstimated ? 'Kosten van de betaling, geschat' : 'Kosten van de betaling'}>
          {off(margin.fees)}
        </Sum>
        <Sum name="Marge" isTotal>
          {formatEuro(margin.margin)}
        </Sum>
      </SumTable>
    </Panel>
  );
}
