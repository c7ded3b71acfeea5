// What became of an order's money: refunds and disputes, and the invoice and credit notes as PDF.

import type { Dispute, OrderDetail, Refund } from '#modules/orders/contract.ts';
import { refundEndpoints } from '#modules/orders/endpoints.ts';
import { addressOf } from '#web/client/ask.ts';
import { amountText, momentText } from '../../format.ts';
import { disputeReason } from '../order-texts.ts';
import './refund.css';

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
};

const DISPUTE_LABELS: Readonly<Record<Dispute['status'], string>> = {
  open: 'Betwist door de klant',
  won: 'Betwisting gewonnen',
  lost: 'Betwisting verloren',
};

const PAPER_LABELS: Readonly<Record<OrderDetail['invoices'][number]['kind'], string>> = {
  invoice: 'Factuur',
  credit_note: 'Creditnota',
  credit_correction: 'Correctie op creditnota',
};

export function OrderMoney({ order }: { order: OrderDetail }) {
  const { refunds, disputes } = order.money;
  return (
    <>
      {refunds.length + disputes.length > 0 ? (
        <section className="panel" aria-labelledby="order-refunds">
          <header className="panel-header">
            <h2 id="order-refunds">Terug naar de klant</h2>
            {order.paymentStatus === 'disputed' ? null : (
              <span className="muted">Nog {amountText(order.money.refundable)} over</span>
            )}
          </header>
          <ul className="money-list">
            {disputes.map((dispute) => (
              <DisputeItem key={dispute.id} dispute={dispute} />
            ))}
            {refunds.map((refund) => (
              <RefundItem key={refund.id} refund={refund} />
            ))}
          </ul>
        </section>
      ) : null}
      {order.paymentIntentId ? (
        <section className="panel" aria-labelledby="order-papers">
          <header className="panel-header">
            <h2 id="order-papers">Factuur</h2>
          </header>
          <Papers order={order} />
        </section>
      ) : null}
    </>
  );
}

function RefundItem({ refund }: { refund: Refund }) {
  const facts = [
    momentText(refund.succeededAt ?? refund.requestedAt),
    refund.origin === 'operator' ? refund.actor : ORIGIN_LABELS[refund.origin],
    refund.origin === 'duplicate' ? null : refund.reason,
    refund.restock ? 'weer op voorraad' : null,
  ].filter(Boolean);
  return (
    <li>
      <span className={refund.status === 'failed' ? 'badge badge-danger' : 'badge'}>
        {REFUND_LABELS[refund.status]}
      </span>
      <span className="amount">{amountText(refund.amount)}</span>
      <span className="muted">{facts.join(' · ')}</span>
    </li>
  );
}

function DisputeItem({ dispute }: { dispute: Dispute }) {
  const facts = [
    momentText(dispute.createdAt),
    disputeReason(dispute.reason),
    dispute.status === 'open' && dispute.evidenceDueBy
      ? `bewijs insturen vóór ${momentText(dispute.evidenceDueBy)}`
      : null,
  ].filter(Boolean);
  return (
    <li>
      <span className={dispute.status === 'won' ? 'badge' : 'badge badge-danger'}>
        {DISPUTE_LABELS[dispute.status]}
      </span>
      <span className="amount">{amountText(dispute.amount)}</span>
      <span className="muted">{facts.join(' · ')}</span>
    </li>
  );
}

function Papers({ order }: { order: OrderDetail }) {
  const own = order.invoices.some(({ kind }) => kind === 'invoice');
  return (
    <ul className="money-list">
      {own ? null : (
        <li>
          <a
            href={addressOf(refundEndpoints.invoice, { params: { id: order.id } })}
            target="_blank"
            rel="noopener"
          >
            Factuur maken
          </a>
        </li>
      )}
      {order.invoices.map(({ number, kind, total, issuedAt }) => (
        <li key={number}>
          <a
            href={addressOf(refundEndpoints.paper, { params: { id: order.id, number } })}
            target="_blank"
            rel="noopener"
          >
            {PAPER_LABELS[kind]} {number}
          </a>
          <span className="amount">{amountText(total)}</span>
          <span className="muted">{momentText(issuedAt)}</span>
        </li>
      ))}
    </ul>
  );
}
