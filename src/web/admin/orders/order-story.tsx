// Everything that happened to an order, oldest first: its basket, its history and its mails in one line of time.

import { useQuery } from '@tanstack/react-query';
import { Mail as MailIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { OrderDetail } from '#modules/orders/contract.ts';
import { mailsOfOrderQuery } from '../admin-queries.ts';
import { momentText } from '../format.ts';
import { MAIL_STATUS_LABELS, mailTypeText } from '../outbox/mail-labels.ts';
import { ErrorState } from '../ui/states.tsx';
import { basketOfOrderQuery } from './order-basket.ts';
import { actorText, basketText, eventText } from './timeline-text.ts';

type Moment = { key: string; at: string; who: string; text: string; mail: string | null; failed: boolean };

export function OrderStory({ order }: { order: OrderDetail }) {
  const mails = useQuery(mailsOfOrderQuery(order.id));
  const basket = useQuery(basketOfOrderQuery(order.id));
  const happened = order.history.map(
    (event): Moment => ({
      key: `event-${event.id}`,
      at: event.at,
      who: actorText(event.actor),
      text: eventText(event, order.country),
      mail: null,
      failed: false,
    }),
  );
  const sent = (mails.data?.items ?? []).map(
    (mail): Moment => ({
      key: `mail-${mail.id}`,
      at: mail.createdAt,
      who: `${MAIL_STATUS_LABELS[mail.status]} aan ${mail.recipient}`,
      text: `Mail: ${mailTypeText(mail.type)}`,
      mail: `/admin/outbox?mail=${mail.id}&q=${encodeURIComponent(mail.recipient)}`,
      failed: mail.status === 'failed',
    }),
  );
  const before = (basket.data ?? []).map(
    (moment, index): Moment => ({
      key: `basket-${index}`,
      at: moment.at,
      who: actorText('customer'),
      text: basketText(moment),
      mail: null,
      failed: moment.kind === 'failed',
    }),
  );
  const story = [...before, ...happened, ...sent].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <section className="panel" aria-labelledby="order-story">
      <header className="panel-header">
        <h2 id="order-story">Verloop</h2>
      </header>
      {mails.isError ? (
        <ErrorState
          title="De mails zijn niet geladen"
          error={mails.error}
          onRetry={() => void mails.refetch()}
        />
      ) : null}
      {basket.isError ? (
        <ErrorState
          title="Het begin van de bestelling is niet geladen"
          error={basket.error}
          onRetry={() => void basket.refetch()}
        />
      ) : null}
      <ol className="timeline">
        {story.map((moment) => (
          <li key={moment.key} data-failed={moment.failed || undefined}>
            <p>
              {moment.mail ? (
                <Link to={moment.mail}>
                  <MailIcon size={14} aria-hidden /> {moment.text}
                </Link>
              ) : (
                moment.text
              )}
            </p>
            <p className="muted">
              <time dateTime={moment.at}>{momentText(moment.at)}</time> · {moment.who}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
