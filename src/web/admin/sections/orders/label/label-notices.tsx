// The notices before a label is created: the result of the previous label request, the label that a new label
// replaces, and access to the label service that expires soon.

import type { ReactNode } from 'react';
import type { OrderLabel, OrderLabels } from '#modules/fulfilment/contract.ts';
import { DIFFERENCE_OPEN, type Order } from '#modules/orders/contract.ts';
import { RECIPIENT_FIELDS } from '#shared/recipient/recipient.ts';
import { territoryOf } from '#shared/recipient/territories.ts';
import { findUnprintableCharacters } from '#shared/writing/printable-characters.ts';
import { dayText } from '../../../format.ts';

type LabelNoticesProps = {
  labels: OrderLabels;
  replaces: OrderLabel | null;
  waiting: OrderLabel | null;
  /**
   * Of the notices before a label is created: the button with which the operator withdraws a label request
   * that the label service has not answered.
   */
  withdraw: ReactNode;
  otherCode: string | null;
};

export function LabelNotices({ labels, replaces, waiting, withdraw, otherCode }: LabelNoticesProps) {
  const { accessEndsAt, name } = labels.service;
  const [last] = labels.labels;
  return (
    <>
      {accessEndsAt ? (
        <Notice>
          <span>
            Het token van Sendy verloopt op <span>{dayText(accessEndsAt.slice(0, 10))}</span>.
          </span>
        </Notice>
      ) : null}
      {waiting ? (
        <Notice>
          Dit label is aangevraagd en nog niet gekomen.{' '}
          {waiting.failure ? <span>{waiting.failure}</span> : null}
          <span> De winkel blijft het proberen. </span>
          {withdraw}
        </Notice>
      ) : null}
      {last?.status === 'failed' ? (
        <Notice>Het vorige label is niet gemaakt. {last.failure ? <span>{last.failure}</span> : null}</Notice>
      ) : null}
      {replaces ? (
        <Notice>
          <span>
            Dit vervangt label <span>{replaces.trackingCode ?? replaces.reference}</span>; dat wordt
            geannuleerd.
          </span>
        </Notice>
      ) : null}
      {otherCode ? (
        <Notice>
          <span>
            Dit vervangt de trackingcode <span>{otherCode}</span> van de bestelling.
          </span>
        </Notice>
      ) : null}
      {name === 'offline' ? (
        <p className="muted mb-3">
          Dit is een adreslabel zonder porto: de postzegel of zending regel je zelf.
        </p>
      ) : null}
    </>
  );
}

/**
 * The warning that the customer has not yet paid for a change of the order. Shipping the order cancels that
 * change.
 */
export function StillToPay({ order }: { order: Order }) {
  if (!order.flags.includes(DIFFERENCE_OPEN)) return null;
  return <Notice>Deze klant moet nog bijbetalen. Verzenden laat de wijziging vervallen.</Notice>;
}

/**
 * Notices about the address: the rules of a special territory, and characters that are missing in the label's
 * font and would be printed as empty boxes.
 */
export function BeforePrinting({ order }: { order: Order }) {
  const letters = findUnprintableCharacters(RECIPIENT_FIELDS.map((field) => order[field] ?? '').join(' '));
  const place = territoryOf(order.country, order.postalCode);
  return (
    <>
      {place ? (
        <Notice>
          <strong>{place.name}</strong> <span>{place.note}</span>
        </Notice>
      ) : null}
      {letters.length > 0 ? <Unprintable letters={letters} /> : null}
    </>
  );
}

function Unprintable({ letters }: { letters: readonly string[] }) {
  return (
    <Notice>
      <span>
        Niet te drukken: <span>{letters.join(' ')}</span>. Bewerk eerst de bestelling en zet naam en adres in
        Latijnse letters, dan staat op het label geen leeg hokje.
      </span>
    </Notice>
  );
}

export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="mb-3 rounded-md bg-warning-wash px-3 py-2 text-warning wrap-anywhere">{children}</div>
  );
}
