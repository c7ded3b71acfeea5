// What the operator should know before making a label: what became of the last one, what a new one replaces, and that the
// access to the label service is about to end.

import type { OrderLabel, OrderLabels } from '#modules/orders/contract.ts';
import { dayText } from '../../format.ts';

type LabelNoticesProps = {
  labels: OrderLabels;
  replaces: OrderLabel | null;
  waiting: OrderLabel | null;
  otherCode: string | null;
};

export function LabelNotices({
  labels: { service, labels },
  replaces,
  waiting,
  otherCode,
}: LabelNoticesProps) {
  const [last] = labels;
  const notices = [
    service.accessEndsAt
      ? `Het token van Sendy verloopt op ${dayText(service.accessEndsAt.slice(0, 10))}.`
      : '',
    waiting
      ? `Dit label is aangevraagd en nog niet gekomen. ${waiting.failure ?? ''} De winkel blijft het proberen.`
      : '',
    last?.status === 'failed' ? `Het vorige label is niet gemaakt. ${last.failure ?? ''}` : '',
    replaces
      ? `Dit vervangt label ${replaces.trackingCode ?? replaces.reference}; dat wordt geannuleerd.`
      : '',
    otherCode ? `Dit vervangt de trackingcode ${otherCode} van de bestelling.` : '',
  ].filter(Boolean);
  return (
    <>
      {notices.map((text) => (
        <p key={text} className="label-notice">
          {text}
        </p>
      ))}
      {service.name === 'offline' ? (
        <p className="label-hint muted">De winkel print dit label zelf. Het is geen frankering.</p>
      ) : null}
    </>
  );
}
