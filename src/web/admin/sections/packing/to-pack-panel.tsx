// What waits to be packed, all of it chosen: one button begins the stack.

import { useMutation } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import type { Packable, Packing } from '#modules/orders/contract.ts';
import { packingEndpoints } from '#modules/orders/endpoints.ts';
import { ask } from '#web/client/ask.ts';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { countedText } from '../../format.ts';
import { makeBookingKey } from '../../shared/booking-key.ts';
import { PageAction } from '../../shell/actions/page-action.tsx';
import { PACKING_KEYS } from './packing-calls.ts';
import { pilesText } from './packing-texts.ts';
import { ForWhom } from './parcel-rows.tsx';

const SHOWN = 20;

type ToPackProps = {
  orders: readonly Packable[];
  hasStack: boolean;
  mayWrite: boolean;
  onStart(begun: Packing): void;
};

export function ToPackPanel({ orders, hasStack, mayWrite, onStart }: ToPackProps) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [key, setKey] = useState(makeBookingKey);
  const chosen = orders.filter(({ orderId }) => !left.has(orderId));
  const start = useMutation({
    mutationFn: () => {
      const orderIds = chosen.map(({ orderId }) => orderId);
      return ask(packingEndpoints.start, { body: { key, orderIds } });
    },
    meta: { invalidates: PACKING_KEYS, failed: 'De stapel beginnen lukt niet' },
    onSuccess: onStart,
    onSettled: () => setKey(makeBookingKey()),
  });
  const toggle = (orderId: number) =>
    setLeft(new Set(left.has(orderId) ? without(left, orderId) : [...left, orderId]));
  return (
    <Panel
      title={countedText(orders.length, 'bestelling in te pakken', 'bestellingen in te pakken')}
      beside={
        <PageAction
          command="pack"
          icon={PackageOpen}
          label={`${countedText(chosen.length, 'label', 'labels')} maken en printen`}
          words="inpakken pakbon stapel"
          variant={hasStack ? 'secondary' : 'primary'}
          asks={packingEndpoints.start}
          busyLabel={start.isPending && 'Bezig...'}
          disabled={chosen.length === 0}
          onPress={() => start.mutate()}
        />
      }
    >
      <PanelText>{pilesText(chosen)}</PanelText>
      <ul className="border-t border-hairline">
        {orders.slice(0, SHOWN).map((order) => (
          <li
            key={order.orderId}
            className="grid grid-cols-[auto_2.5rem_minmax(0,1fr)] items-center gap-3 border-b border-hairline px-4 py-2 last:border-b-0"
          >
            <input
              type="checkbox"
              aria-label={`${order.orderNumber} meenemen`}
              checked={!left.has(order.orderId)}
              disabled={!mayWrite}
              onChange={() => toggle(order.orderId)}
            />
            <ForWhom order={order} />
          </li>
        ))}
      </ul>
      {orders.length > SHOWN ? (
        <PanelText className="pt-3">En nog {orders.length - SHOWN}, in dezelfde stapel.</PanelText>
      ) : null}
    </Panel>
  );
}

const without = (ids: ReadonlySet<number>, id: number) => [...ids].filter((each) => each !== id);
