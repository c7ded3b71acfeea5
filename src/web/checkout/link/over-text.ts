// Why there is nothing to pay any more behind a link, and what becomes of the order, as its customer reads
// it.

import type { PaymentLinkView } from '#modules/orders/contract.ts';
import { dayOfMoment } from '#shared/written-moments.ts';

type Over = Pick<PaymentLinkView, 'state' | 'orderNumber' | 'until'>;

const WHY: Readonly<Record<PaymentLinkView['state'], (link: Over) => string>> = {
  open: () => '',
  processing: () => '',
  paid: () => '',
  expired: ({ orderNumber, until }) =>
    `Bestelling ${orderNumber} blijft zoals die was.${until ? ` Bijbetalen kon tot en met ${dayOfMoment(new Date(until))}.` : ''} Wil je toch nog iets wijzigen? Laat het ons weten.`,
  refused: ({ orderNumber }) =>
    `Bestelling ${orderNumber} kon niet meer worden gewijzigd. Wat je hebt bijbetaald, krijg je terug.`,
  sent: ({ orderNumber }) => `Bestelling ${orderNumber} is al verzonden, zoals je eerst had besteld.`,
  cancelled: ({ orderNumber }) => `Bestelling ${orderNumber} is geannuleerd.`,
  withdrawn: ({ orderNumber }) =>
    `We hebben deze wijziging van bestelling ${orderNumber} ingetrokken. Heb je daarna een nieuwe betaallink gekregen? Betaal dan met die link.`,
};

export const overText = (link: Over): string => WHY[link.state](link);
