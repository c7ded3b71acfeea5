// The sidebar of a conversation: the customer, their contact details and their newest orders.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ConversationDetail } from '#modules/contacts/contract.ts';
import type { BesideConversation } from '#modules/customers/contract.ts';
import { href } from '#shared/href.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { amountText, countedText, shortMomentText } from '../../format.ts';
import { useRights } from '../../session/admin-session.ts';
import { MailLink } from '../../shared/mail/mail-link.tsx';
import { PAYMENT_NAMES, PAYMENT_TONES, STATUS_NAMES } from '../../shared/orders/order-texts.ts';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { conversationContextQuery } from './contact-calls.ts';

const SOURCES: Readonly<Record<string, string>> = {
  page: 'Het contactformulier',
  api: 'Een koppeling',
  mail: 'Een mail',
};

export function ConversationSidebar({ conversation }: { conversation: ConversationDetail }) {
  const { id, email, phone, source } = conversation;
  const query = useQuery({ ...conversationContextQuery(id), enabled: useRights().reads('customers') });
  const customer = query.data?.customer;
  return (
    <div className="min-w-0">
      <Panel
        title="Klant"
        beside={
          customer ? (
            <Link to={href('/admin/customers/:id', { id: customer.id })}>Alles van deze klant</Link>
          ) : null
        }
      >
        <DetailList>
          <Detail name="E-mailadres">{email ? <MailLink email={email} /> : <span>Onbekend</span>}</Detail>
          {phone ? (
            <Detail name="Telefoon">
              <a href={`tel:${phone}`}>{phone}</a>
            </Detail>
          ) : null}
          <Detail name="Kwam via">{SOURCES[source] ?? source}</Detail>
          {customer ? (
            <Detail name="Gekocht">
              <span>{countedText(customer.orders, 'bestelling', 'bestellingen')}</span>,{' '}
              <span>{amountText(customer.spent)}</span>
            </Detail>
          ) : null}
        </DetailList>
        {customer?.blockedAt ? (
          <PanelText>
            <Badge tone="danger">Geblokkeerd</Badge>
          </PanelText>
        ) : null}
      </Panel>
      <Panel title="Bestellingen">
        <Loaded
          query={query}
          rows={3}
          loading="Bestellingen laden"
          failed="Bestellingen laden is niet gelukt"
        >
          {({ orders }) =>
            orders.length === 0 ? (
              <PanelText>Onder dit adres is niets besteld.</PanelText>
            ) : (
              <ul>
                {orders.map((order) => (
                  <OrderItem key={order.id} order={order} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Panel>
    </div>
  );
}

function OrderItem({ order }: { order: BesideConversation['orders'][number] }) {
  const { id, orderNumber, status, paymentStatus, total, createdAt } = order;
  return (
    <li className="grid gap-0.5 border-t border-hairline px-4 py-2">
      <span className="flex items-baseline justify-between gap-3">
        <Link to={href('/admin/orders/:id', { id })}>{orderNumber}</Link>
        <span className="amount">{amountText(total)}</span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 text-quiet">
        <span>
          <span>{STATUS_NAMES[status]}</span> · <span>{shortMomentText(createdAt)}</span>
        </span>
        {paymentStatus === 'paid' ? null : (
          <Badge tone={PAYMENT_TONES[paymentStatus]}>{PAYMENT_NAMES[paymentStatus]}</Badge>
        )}
      </span>
    </li>
  );
}
