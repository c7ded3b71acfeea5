// Why there is nothing to pay any more behind a link, and what becomes of the order, as its customer reads it.

import type { PaymentLinkView } from '#modules/orders/contract.ts';
import { dayOfMoment } from '#shared/written-moments.ts';

const WHY: Readonly<Record<Exclude<PaymentLinkView['state'], 'withdrawn'>, string>> = {
  ...{ open: '', processing: '', paid: '' },
  expired: 'blijft zoals die was.',
  refused: 'kon niet meer worden gewijzigd. Wat je hebt bijbetaald, krijg je terug.',
  sent: 'is al verzonden, zoals je eerst had besteld.',
  cancelled: 'is geannuleerd.',
};

type Over = Pick<PaymentLinkView, 'state' | 'orderNumber' | 'until'>;

export function overText({ state, orderNumber, until }: Over): string {
  if (state === 'withdrawn')
    return `We hebben deze wijziging van bestelling ${orderNumber} ingetrokken. Heb je daarna een nieuwe betaallink gekregen? Betaal dan met die link.`;
  const closed =
    state === 'expired'
      ? ` Bijbetalen kon ${until ? `tot en met ${dayOfMoment(new Date(until))}` : 'een paar dagen'}. Wil je toch nog iets wijzigen? Laat het ons weten.`
      : '';
  return `Bestelling ${orderNumber} ${WHY[state]}${closed}`;
}
