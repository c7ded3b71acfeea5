// Why there is nothing to pay any more behind a link, and what becomes of the order, as its customer reads it.

import type { PaymentLinkView } from '#modules/orders/contract.ts';

const WHY: Readonly<Record<Exclude<PaymentLinkView['state'], 'withdrawn'>, string>> = {
  ...{ open: '', processing: '', paid: '' },
  expired:
    'blijft zoals die was: de tijd om bij te betalen is voorbij. Wil je toch nog iets wijzigen? Neem dan contact met ons op.',
  refused: 'kon niet meer worden gewijzigd. Wat je hebt bijbetaald, krijg je terug.',
  sent: 'is al verzonden, zoals je eerst had besteld.',
  cancelled: 'is geannuleerd.',
};

export const overText = ({ state, orderNumber }: Pick<PaymentLinkView, 'state' | 'orderNumber'>): string =>
  state === 'withdrawn'
    ? `We hebben deze wijziging van bestelling ${orderNumber} ingetrokken. Kreeg je daarna een nieuwe betaallink? Gebruik dan die.`
    : `Bestelling ${orderNumber} ${WHY[state]}`;
