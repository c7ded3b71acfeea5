// The text a customer sees when a payment link is closed: why there is nothing to pay any more, and what
// happens to the order.

import type { PaymentLinkView } from '#modules/order-changes/contract.ts';
import { formatDate } from '#shared/date-formats.ts';

type ClosedLink = Pick<PaymentLinkView, 'state' | 'orderNumber' | 'until'>;

const REASON_TEXTS: Readonly<Record<PaymentLinkView['state'], (link: ClosedLink) => string>> = {
  open: () => '',
  processing: () => '',
  paid: () => '',
  expired: ({ orderNumber, until }) =>
    `Bestelling ${orderNumber} blijft zoals die was.${until ? ` Bijbetalen kon tot en met ${formatDate(new Date(until))}.` : ''} Wil je toch nog iets wijzigen? Laat het ons weten.`,
  refused: ({ orderNumber }) =>
    `Bestelling ${orderNumber} kon niet meer worden gewijzigd. Wat je hebt bijbetaald, krijg je terug.`,
  sent: ({ orderNumber }) => `Bestelling ${orderNumber} is al verzonden, zoals je eerst had besteld.`,
  cancelled: ({ orderNumber }) => `Bestelling ${orderNumber} is geannuleerd.`,
  withdrawn: ({ orderNumber }) =>
    `We hebben deze wijziging van bestelling ${orderNumber} ingetrokken. Heb je daarna een nieuwe betaallink gekregen? Betaal dan met die link.`,
};

export const closedLinkText = (link: ClosedLink): string => REASON_TEXTS[link.state](link);
