// The orders to pack, each with the proposed shipping method; one button starts the packing run. All orders
// are selected at first, except those whose customer still has to pay for a change of the order.

import { useMutation } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import type { Packable, Packing } from '#modules/fulfilment/contract.ts';
import { packingEndpoints } from '#modules/fulfilment/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { countedText } from '../../format.ts';
import { createIdempotencyKey } from '../../shared/idempotency-key.ts';
import { PageAction } from '../../shell/actions/page-action.tsx';
import { BareCheckBox } from '../../ui/bare-check-box.tsx';
import { PACKING_KEYS } from './packing-calls.ts';
import { pilesText } from './packing-texts.ts';
import { type Kind, KindSelect } from './parcel-kind.tsx';
import { RecipientText } from './parcel-rows.tsx';

const SHOWN = 20;

type ToPackProps = {
  orders: readonly Packable[];
  hasStack: boolean;
  mayWrite: boolean;
  onStart(started: Packing): void;
};

export function ToPackPanel({ orders, hasStack, mayWrite, onStart }: ToPackProps) {
  const [decided, setDecided] = useState<Decisions>(new Map());
  const decide = (orderId: number, what: Decision) =>
    setDecided(new Map(decided).set(orderId, { ...decided.get(orderId), ...what }));
  const chosen = orders.filter((order) => isTaken(order, decided));
  const start = useStart(chosen, decided, onStart);
  const waiting = orders.filter(waits);
  const ready = orders.filter((order) => !waits(order));
  const row = (order: Packable) => (
    <ToPackRow
      key={order.orderId}
      order={order}
      mayWrite={mayWrite}
      isChosen={isTaken(order, decided)}
      kind={decided.get(order.orderId)?.kind ?? order.options.shippingMethod}
      onDecide={(what) => decide(order.orderId, what)}
    />
  );
  return (
    <Panel
      title={
        ready.length > 0
          ? `${countedText(ready.length, 'bestelling', 'bestellingen')} in te pakken${waiting.length > 0 ? `, ${countedText(waiting.length, 'wacht', 'wachten')} op bijbetaling` : ''}`
          : `${countedText(waiting.length, 'bestelling wacht', 'bestellingen wachten')} op bijbetaling`
      }
      beside={
        <PageAction
          command="pack"
          className="max-sm:w-full"
          icon={PackageOpen}
          label={`${chosen.length > 0 ? countedText(chosen.length, 'label', 'labels') : 'Labels'} maken en printen`}
          words="inpakken pakbon stapel"
          variant={hasStack ? 'secondary' : 'primary'}
          requires={packingEndpoints.start}
          busyLabel={start.isPending && 'Bezig...'}
          disabled={chosen.length === 0}
          onPress={() => start.mutate()}
        />
      }
    >
      {chosen.length > 1 ? <PanelText>{pilesText(chosen)}</PanelText> : null}
      {ready.length > 0 ? (
        <ul className="border-y border-hairline last:border-b-0">{ready.slice(0, SHOWN).map(row)}</ul>
      ) : null}
      {ready.length > SHOWN ? (
        <PanelText className="pt-3">
          En nog <span>{ready.length - SHOWN}</span>, in dezelfde stapel.
        </PanelText>
      ) : null}
      {waiting.length > 0 ? (
        <>
          <PanelText className={ready.length > 0 ? 'pt-3' : ''}>
            De klant moet nog bijbetalen. Vink aan wat toch de deur uit mag: dan vervalt de wijziging.
          </PanelText>
          <ul className="border-t border-hairline">{waiting.map(row)}</ul>
        </>
      ) : null}
    </Panel>
  );
}

function useStart(chosen: readonly Packable[], decided: Decisions, onStart: ToPackProps['onStart']) {
  const [key, setKey] = useState(createIdempotencyKey);
  return useMutation({
    mutationFn: () => {
      const orderIds = chosen.map(({ orderId }) => orderId);
      const kinds = chosen.flatMap(({ orderId }) => {
        const shippingMethod = decided.get(orderId)?.kind;
        return shippingMethod ? [{ orderId, shippingMethod }] : [];
      });
      return request(packingEndpoints.start, { body: { key, orderIds, kinds } });
    },
    meta: { invalidates: PACKING_KEYS, failed: 'De stapel beginnen lukt niet' },
    onSuccess: onStart,
    onSettled: () => setKey(createIdempotencyKey()),
  });
}

type Decision = { isTaken?: boolean; kind?: Kind };
type Decisions = ReadonlyMap<number, Decision>;

const waits = ({ waitsFor }: Packable) => waitsFor !== null;
const isTaken = (order: Packable, decided: Decisions) => decided.get(order.orderId)?.isTaken ?? !waits(order);

type ToPackRowProps = {
  order: Packable;
  isChosen: boolean;
  kind: Kind;
  mayWrite: boolean;
  onDecide(what: Decision): void;
};

function ToPackRow({ order, isChosen, kind, mayWrite, onDecide }: ToPackRowProps) {
  return (
    <li className="grid grid-cols-[auto_2.5rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-hairline px-4 py-2 last:border-b-0 max-md:grid-cols-[auto_2.5rem_minmax(0,1fr)]">
      <BareCheckBox
        aria-label={`${order.orderNumber} meenemen`}
        checked={isChosen}
        disabled={!mayWrite}
        onChange={() => onDecide({ isTaken: !isChosen })}
      />
      <RecipientText order={order} kind="" />
      <KindSelect
        order={order}
        kind={kind}
        disabled={!mayWrite}
        onChange={(next) => onDecide({ kind: next })}
      />
    </li>
  );
}
