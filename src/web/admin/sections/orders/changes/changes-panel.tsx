// The changes of one order, shown on the page of the order. A change the customer still has to pay comes
// first, with its payment link.

import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { OrderChange } from '#modules/order-changes/contract.ts';
import { orderChangeEndpoints } from '#modules/order-changes/endpoints.ts';
import type { OrderDetail } from '#modules/order-overview/contract.ts';
import { request, send } from '#web/client/request.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { amountText, momentText } from '../../../format.ts';
import { useMayWrite } from '../../../session/admin-session.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { changesQuery } from './change-calls.ts';

const STATES: Readonly<Record<OrderChange['state'], readonly [string, BadgeTone]>> = {
  waiting: ['Wacht op bijbetaling', 'warning'],
  applied: ['Doorgevoerd', 'good'],
  expired: ['Niet betaald', 'plain'],
  withdrawn: ['Ingetrokken', 'plain'],
  refused: ['Kon niet meer', 'danger'],
};

const INVALIDATES = [['orders'], ['outbox']];

export function ChangesPanel({ order }: { order: Pick<OrderDetail, 'id' | 'version'> }) {
  const { data: changes = [] } = useQuery(changesQuery(order.id));
  if (changes.length === 0) return null;
  return (
    <Panel title="Wijzigingen">
      <ul className="-mt-1 px-4 pb-3">
        {changes.map((change) => (
          <li key={change.id} className="grid gap-1.5 border-hairline py-2 not-first:border-t">
            <ChangeItem change={change} />
            {change.state === 'waiting' ? <Waiting orderId={order.id} change={change} /> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ChangeItem({ change }: { change: OrderChange }) {
  const [label, tone] = STATES[change.state];
  const isLess = change.difference.startsWith('-');
  const amount = amountText(change.difference.replace('-', ''));
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="wrap-anywhere">{change.content}</span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="muted wrap-anywhere">
        <span>
          {[
            `nieuw totaal ${amountText(change.total)}`,
            `${amount} ${isLess ? 'terug' : 'erbij'}${change.settledWith === 'none' ? ', zonder geld' : ''}`,
            change.reason,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="block">
          <span>{momentText(change.createdAt)}</span> · <span>{change.actor}</span>
        </span>
      </p>
    </>
  );
}

function Waiting({ orderId, change }: { orderId: number; change: OrderChange }) {
  const mayWrite = useMayWrite();
  const [isConfirming, setConfirming] = useState(false);
  const params = { id: orderId, changeId: change.id };
  const again = useMutation({
    mutationFn: () => request(orderChangeEndpoints.requestPaymentAgain, { params }),
    meta: { invalidates: INVALIDATES, failed: 'De betaallink is niet verstuurd' },
    onSuccess: () => toast({ title: 'Betaallink verstuurd', description: 'De klant heeft weer een week.' }),
  });
  async function copy() {
    await navigator.clipboard.writeText(change.link ?? '');
    toast({ title: 'Betaallink gekopieerd' });
  }
  return (
    <>
      <p className="muted">
        Betalen kan tot <span>{momentText(change.expiresAt ?? '')}</span>.
      </p>
      {mayWrite ? (
        <p className="flex flex-wrap gap-2">
          <Button onClick={() => void copy()}>
            <Copy size={14} aria-hidden /> Link kopiëren
          </Button>
          <Button disabled={again.isPending} onClick={() => again.mutate()}>
            <Send size={14} aria-hidden /> Opnieuw mailen
          </Button>
          <Button onClick={() => setConfirming(true)}>
            <Undo2 size={14} aria-hidden /> Intrekken
          </Button>
        </p>
      ) : null}
      {isConfirming ? (
        <ActionDialog
          title="Wijziging intrekken?"
          label="Intrekken"
          run={() => send(orderChangeEndpoints.withdrawChange, { params })}
          invalidates={INVALIDATES}
          done="Wijziging ingetrokken"
          failed="De wijziging is niet ingetrokken"
          onClose={() => setConfirming(false)}
        >
          De bestelling blijft zoals die is. De klant krijgt geen mail; achter de betaallink staat dat de
          wijziging is ingetrokken.
        </ActionDialog>
      ) : null}
    </>
  );
}
