// The money of an order: refunds and disputes, and the invoice and credit notes as PDF.

import type { ReactNode } from 'react';
import { invoiceEndpoints } from '#modules/invoices/endpoints.ts';
import type { OrderDetail } from '#modules/order-overview/contract.ts';
import type { Dispute, Refund } from '#modules/refunds/contract.ts';
import { parseEuros } from '#shared/money.ts';
import { urlOf } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { amountText, momentText } from '../../../format.ts';
import { disputeReason } from '../../../shared/orders/order-texts.ts';
import { TransferButtons } from './transfer-buttons.tsx';

const REFUND_LABELS: Readonly<Record<Refund['status'], string>> = {
  requested: 'Aangevraagd',
  pending: 'Onderweg',
  succeeded: 'Terugbetaald',
  failed: 'Mislukt',
};

const ORIGIN_LABELS: Readonly<Record<Refund['origin'], string>> = {
  operator: '',
  duplicate: 'vanzelf, dubbel betaald',
  provider: 'in het dashboard van de betaaldienst',
  change: 'door een wijziging',
};

const DISPUTE_LABELS: Readonly<Record<Dispute['status'], string>> = {
  inquiry: 'Vraag van de bank: terugbetalen kan',
  open: 'Betwist door de klant',
  won: 'Betwisting gewonnen',
  lost: 'Betwisting verloren',
};

const DOCUMENT_LABELS: Readonly<Record<OrderDetail['invoices'][number]['kind'], string>> = {
  invoice: 'Factuur',
  credit_note: 'Creditnota',
  credit_correction: 'Correctie op creditnota',
};

export function OrderMoney({ order }: { order: OrderDetail }) {
  const { refunds, disputes, refundable } = order.money;
  const isBlocked = order.paymentStatus === 'disputed' && parseEuros(refundable) === 0;
  return (
    <>
      {refunds.length + disputes.length > 0 ? (
        <Panel
          title="Terug naar de klant"
          beside={
            isBlocked ? null : (
              <span className="muted">
                Nog <span>{amountText(refundable)}</span> over
              </span>
            )
          }
        >
          <ul className="px-4 pt-1 pb-3">
            {disputes.map((dispute) => (
              <DisputeItem key={dispute.id} dispute={dispute} />
            ))}
            {refunds.map((refund) => (
              <RefundItem key={refund.id} orderId={order.id} refund={refund} />
            ))}
          </ul>
        </Panel>
      ) : null}
      {order.paymentIntentId && !order.replacement ? (
        <Panel title="Factuur">
          <DocumentList order={order} />
        </Panel>
      ) : null}
    </>
  );
}

function RefundItem({ orderId, refund }: { orderId: number; refund: Refund }) {
  const isDue = refund.byBank && refund.status === 'pending';
  const details = [
    momentText(refund.succeededAt ?? refund.requestedAt),
    refund.origin === 'operator' ? refund.actor : refund.byBank ? null : ORIGIN_LABELS[refund.origin],
    refund.origin === 'duplicate' && !refund.byBank ? null : refund.reason,
    refund.restock ? 'weer op voorraad' : null,
  ].filter(Boolean);
  return (
    <MoneyItem
      amount={refund.amount}
      note={details.join(' · ')}
      below={isDue ? <TransferButtons orderId={orderId} refundId={refund.id} amount={refund.amount} /> : null}
    >
      <StatusBadge isBad={refund.status === 'failed'}>
        {isDue ? 'Zelf over te maken' : REFUND_LABELS[refund.status]}
      </StatusBadge>
    </MoneyItem>
  );
}

function DisputeItem({ dispute }: { dispute: Dispute }) {
  const details = [
    momentText(dispute.createdAt),
    disputeReason(dispute.reason),
    (dispute.status === 'open' || dispute.status === 'inquiry') && dispute.evidenceDueBy
      ? `bewijs insturen vóór ${momentText(dispute.evidenceDueBy)}`
      : null,
  ].filter(Boolean);
  return (
    <MoneyItem amount={dispute.amount} note={details.join(' · ')}>
      <StatusBadge isBad={dispute.status !== 'won'}>{DISPUTE_LABELS[dispute.status]}</StatusBadge>
    </MoneyItem>
  );
}

function DocumentList({ order }: { order: OrderDetail }) {
  const own = order.invoices.some(({ kind }) => kind === 'invoice');
  return (
    <ul className="px-4 pt-1 pb-3">
      {own ? null : (
        <MoneyItem>
          <PdfLink href={urlOf(invoiceEndpoints.invoice, { params: { id: order.id } })}>
            Factuur maken
          </PdfLink>
        </MoneyItem>
      )}
      {order.invoices.map(({ number, kind, total, issuedAt }) => (
        <MoneyItem key={number} amount={total} note={momentText(issuedAt)}>
          <PdfLink href={urlOf(invoiceEndpoints.paper, { params: { id: order.id, number } })}>
            <span>{DOCUMENT_LABELS[kind]}</span> <span>{number}</span>
          </PdfLink>
        </MoneyItem>
      ))}
    </ul>
  );
}

function PdfLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="lone-link underline" href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function StatusBadge({ isBad, children }: { isBad: boolean; children: string }) {
  return (
    <Badge tone={isBad ? 'danger' : 'plain'} className="justify-self-start">
      {children}
    </Badge>
  );
}

type MoneyItemProps = { amount?: string; note?: string; below?: ReactNode; children: ReactNode };

/**
 * One row about the money of an order: `children` on the left, the amount on the right, below them the text
 * `note`, then `below`, such as buttons.
 */
function MoneyItem({ amount, note, below, children }: MoneyItemProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-hairline py-1.75 not-first:border-t">
      {children}
      {amount === undefined ? null : <span className="amount text-right">{amountText(amount)}</span>}
      {note === undefined ? null : <span className="muted col-span-full wrap-anywhere">{note}</span>}
      {below}
    </li>
  );
}
