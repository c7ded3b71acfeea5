// The parcel arrived: how to start well, and where to turn when something is wrong.

import { orderDelivered } from '#modules/orders/index.ts';
import { poetsLinkOf } from '#modules/reviews/index.ts';
import { mail } from './mail.ts';
import { aboutOrder, mailAfter } from './order-mail.ts';
import { button, heading, list, paragraph } from './paper/pieces.ts';

export const delivered = mail({
  type: 'delivered',
  subject: 'Je bestelling {{orderNumber}} is bezorgd',
  body: [
    heading('Veel plezier ermee'),
    paragraph(
      'Hoi {{customerName}}, volgens de bezorger is bestelling {{orderNumber}} bij je aangekomen. Zo begin je goed:',
    ),
    list([
      'Maak je tandenborstel nat en dip hem licht in het poeder. Een klein beetje is genoeg.',
      'Poets twee minuten zachtjes in kleine rondjes, zonder te drukken.',
      'Spoel je mond goed na met water. Gebruik het poeder 3 tot 5 keer per week.',
    ]),
    button('Poets mee met de timer', 'poetsUrl'),
    paragraph('Twee minuten, kwart voor kwart. Op dag 14 maak je je nafoto.'),
    paragraph(
      'Niets ontvangen, of is er iets stuk? Antwoord op deze mail, dan lossen we het op. Alles over je pakket staat bij [je bestelling]({{orderUrl}}).',
    ),
    paragraph(
      'Je bedenktijd duurt tot en met 14 dagen na ontvangst. [Overeenkomst hier herroepen]({{withdrawalUrl}}).',
    ),
  ],

  ofOrder: async (shop, _tx, order) => ({
    variables: { ...aboutOrder(shop, order), poetsUrl: poetsLinkOf(shop, order.id) },
    blocks: {},
  }),
});

export const sendMailWhenOrderDelivered = mailAfter(
  'send-mail-when-order-delivered',
  orderDelivered,
  delivered,
);
