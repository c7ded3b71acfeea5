// Why there is nothing to pay any more behind a link, and what becomes of the order, as its customer reads it.

import type { PaymentLinkView } from '#modules/orders/contract.ts';

const WHY: Readonly<Record<PaymentLinkView['state'], string>> = {
  ...{ open: '', processing: '', paid: '' },
  expired:
    'blijft zoals die was: de tijd om bij te betalen is voorbij. Wil je toch nog iets wijzigen? Neem dan contact met ons op.',
  withdrawn:
    'wordt niet zo gewijzigd: we hebben deze wijziging ingetrokken. Kreeg je daarna een nieuwe betaallink, gebruik dan die.',
  refused: 'kon niet meer worden gewijzigd. Wat je hebt bijbetaald, krijg je terug.',
  sent: 'is al verzonden, zoals je eerst had besteld.',
  cancelled: 'is geannuleerd.',
};

export const overText = ({ state, orderNumber }: Pick<PaymentLinkView, 'state' | 'orderNumber'>): string =>
  `Bestelling ${orderNumber} ${WHY[state]}`;
