// Everything that happened to an order, oldest first: its basket, its history and its mails in one line of
// time.

import { useQuery } from '@tanstack/react-query';
import { Mail as MailIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { BasketStory } from '#modules/checkout/contract.ts';
import { basketStoryEndpoints } from '#modules/checkout/endpoints.ts';
import type { Mail } from '#modules/mail/contract.ts';
import type { OrderDetail } from '#modules/orders/contract.ts';
import { href } from '#shared/href.ts';
import { Panel } from '#web/ui/controls/panel.tsx';
import { mailsOfOrderQuery } from '../../admin-queries.ts';
import { momentText } from '../../format.ts';
import { reads } from '../../reads.ts';
import { MAIL_STATUS_LABELS, mailTypeText } from '../../shared/mail/mail-labels.ts';
import { ErrorState } from '../../ui/states.tsx';
import { actorText, basketText, eventText } from './timeline-text.ts';

/** It is over: nothing is added to the story of a basket that was paid. */
const basketOfOrderQuery = (id: number) =>
  reads(['order-basket', id], basketStoryEndpoints.ofOrder, { params: { id } });

type Moment = { key: string; at: string; who: string; text: string; mail: string | null; failed: boolean };

export function OrderStory({ order }: { order: OrderDetail }) {
  const mails = useQuery(mailsOfOrderQuery(order.id));
  const basket = useQuery(basketOfOrderQuery(order.id));
  const story = [
    ...(basket.data ?? []).map(momentOfBasket),
    ...order.history.filter(isTold).map((event) => momentOfEvent(event, order)),
    ...(mails.data?.items ?? []).map(momentOfMail),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <Panel title="Verloop">
      {mails.isError ? <ErrorState title="De mails zijn niet geladen" query={mails} /> : null}
      {basket.isError ? (
        <ErrorState title="Het begin van de bestelling is niet geladen" query={basket} />
      ) : null}
      <ol className="pt-1 pr-4 pb-4 pl-9">
        {story.map((moment) => (
          <MomentItem key={moment.key} moment={moment} />
        ))}
      </ol>
    </Panel>
  );
}

/** What follows from a change is kept for the books, and told by the change itself. */
const FOLLOWS: readonly (string | null)[] = ['variantCode', 'quantity', 'subtotal', 'vatRate', 'vatAmount'];
const isTold = ({ kind, note }: OrderDetail['history'][number]) =>
  kind !== 'edited' || !FOLLOWS.includes(note);

/** A dot in the line of time, and the way to the next. */
function MomentItem({ moment: { at, who, text, mail, failed } }: { moment: Moment }) {
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

function momentOfBasket(moment: BasketStory[number], index: number): Moment {
  return {
    key: `basket-${index}`,
    at: moment.at,
    who: actorText('customer'),
    text: basketText(moment),
    mail: null,
    failed: moment.kind === 'failed',
  };
}

function momentOfEvent(event: OrderDetail['history'][number], { country }: OrderDetail): Moment {
  return {
    key: `event-${event.id}`,
    at: event.at,
    who: actorText(event.actor),
    text: eventText(event, country),
    mail: null,
    failed: false,
  };
}

function momentOfMail({ id, createdAt, status, recipient, type }: Mail): Moment {
  return {
    key: `mail-${id}`,
    at: createdAt,
    who: `${MAIL_STATUS_LABELS[status]} aan ${recipient}`,
    text: `Mail: ${mailTypeText(type)}`,
    mail: href('/admin/outbox', { mail: id, q: recipient }),
    failed: status === 'failed',
  };
}
