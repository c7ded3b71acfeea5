// The timeline of an order, oldest first: events of its basket, its history and its mails in one list.

import { useQuery } from '@tanstack/react-query';
import { Mail as MailIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { BasketHistory } from '#modules/checkout/contract.ts';
import { basketHistoryEndpoints } from '#modules/checkout/endpoints.ts';
import type { Mail } from '#modules/mail/contract.ts';
import type { OrderDetail } from '#modules/order-overview/contract.ts';
import { href } from '#shared/href.ts';
import { Panel } from '#web/ui/controls/panel.tsx';
import { mailsOfOrderQuery } from '../../admin-queries.ts';
import { endpointQuery } from '../../endpoint-query.ts';
import { momentText } from '../../format.ts';
import { MAIL_STATUS_LABELS, mailTypeText } from '../../shared/mail/mail-labels.ts';
import { ErrorState } from '../../ui/states.tsx';
import { actorText, basketText, eventText } from './timeline-text.ts';

/** The query of the events of the order's basket before payment; they never change afterwards. */
const basketOfOrderQuery = (id: number) =>
  endpointQuery(['order-basket', id], basketHistoryEndpoints.ofOrder, { params: { id } });

type TimelineEntry = {
  key: string;
  at: string;
  who: string;
  text: string;
  mail: string | null;
  failed: boolean;
};

export function OrderTimeline({ order }: { order: OrderDetail }) {
  const mails = useQuery(mailsOfOrderQuery(order.id));
  const basket = useQuery(basketOfOrderQuery(order.id));
  const entries = [
    ...(basket.data ?? []).map(entryOfBasket),
    ...order.history.filter(isShown).map((event) => entryOfEvent(event, order)),
    ...(mails.data?.items ?? []).map(entryOfMail),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <Panel title="Verloop">
      {mails.isError ? <ErrorState title="De mails zijn niet geladen" query={mails} /> : null}
      {basket.isError ? (
        <ErrorState title="Het begin van de bestelling is niet geladen" query={basket} />
      ) : null}
      <ol className="pt-1 pr-4 pb-4 pl-9">
        {entries.map((entry) => (
          <TimelineItem key={entry.key} entry={entry} />
        ))}
      </ol>
    </Panel>
  );
}

/**
 * The columns of an order that the shop computes when an operator edits another one. The history stores a
 * change of each, but the timeline shows only the operator's own edit.
 */
const DERIVED_FIELDS: readonly (string | null)[] = [
  'variantCode',
  'quantity',
  'subtotal',
  'vatRate',
  'vatAmount',
];
const isShown = ({ kind, note }: OrderDetail['history'][number]) =>
  kind !== 'edited' || !DERIVED_FIELDS.includes(note);

/** One entry of an order's timeline, with its dot and the line to the next entry. */
function TimelineItem({ entry: { at, who, text, mail, failed } }: { entry: TimelineEntry }) {
  return (
    <li className="group relative pt-1.25 pb-2.5 wrap-anywhere">
      <span
        aria-hidden
        className={`absolute top-2.75 -left-4.25 size-2 rounded-full ${failed ? 'bg-danger' : 'bg-border group-last:bg-accent'}`}
      />
      <span
        aria-hidden
        className="absolute top-5.25 -bottom-2.25 -left-[0.84375rem] w-px bg-hairline group-last:hidden"
      />
      <p>
        {mail ? (
          <Link className="lone-link inline-flex items-center gap-1.25" to={mail}>
            <MailIcon size={14} aria-hidden /> <span>{text}</span>
          </Link>
        ) : (
          text
        )}
      </p>
      <p className="muted">
        <time dateTime={at}>{momentText(at)}</time> · <span>{who}</span>
      </p>
    </li>
  );
}

function entryOfBasket(entry: BasketHistory[number], index: number): TimelineEntry {
  return {
    key: `basket-${index}`,
    at: entry.at,
    who: actorText('customer'),
    text: basketText(entry),
    mail: null,
    failed: entry.kind === 'failed',
  };
}

function entryOfEvent(event: OrderDetail['history'][number], { country }: OrderDetail): TimelineEntry {
  return {
    key: `event-${event.id}`,
    at: event.at,
    who: actorText(event.actor),
    text: eventText(event, country),
    mail: null,
    failed: false,
  };
}

function entryOfMail({ id, createdAt, status, recipient, type }: Mail): TimelineEntry {
  return {
    key: `mail-${id}`,
    at: createdAt,
    who: `${MAIL_STATUS_LABELS[status]} aan ${recipient}`,
    text: `Mail: ${mailTypeText(type)}`,
    mail: href('/admin/outbox', { mail: id, q: recipient }),
    failed: status === 'failed',
  };
}
