// The parcel arrived: how to start well, and where to turn when something is wrong.

import { orderDelivered, orderNumber } from '#modules/orders/index.ts';
import { poetsLinkOf } from '#modules/reviews/index.ts';
import { mail } from './mail.ts';
import { aboutOrder, mailAfter } from './order-mail.ts';
import { packCard } from './paper/pack-card.ts';
import { block, button, greeting, heading, note, paragraph, steps, subheading } from './paper/pieces.ts';

export const delivered = mail({
  type: 'delivered',
  subject: 'Je bestelling {{orderNumber}} is bezorgd',
  body: [
    heading('Veel plezier ermee'),
    greeting,
    paragraph('Volgens de bezorger is je pakket bezorgd.'),
    block('orderGlance'),
    subheading('Zo begin je goed'),
    steps([
      'Maak je tandenborstel nat en dip hem licht in het poeder. Een klein beetje is genoeg.',
      'Poets twee minuten zachtjes in kleine rondjes, zonder te drukken.',
      'Spoel je mond goed na met water. Gebruik het poeder 3 tot 5 keer per week.',
    ]),
    paragraph('De timer telt een halve minuut per kwart van je gebit. Op dag 14 maak je je nafoto.'),
    button('Poets mee met de timer', 'poetsUrl'),
    paragraph(
      'Niets ontvangen, of is er iets stuk? Antwoord op deze mail, dan lossen we het op. [Bekijk je bestelling]({{orderUrl}}).',
    ),
    note(
      'Je bedenktijd duurt tot en met 14 dagen na ontvangst: [overeenkomst hier herroepen]({{withdrawalUrl}}).',
    ),
  ],

  ofOrder: async (shop, tx, order) => ({
    variables: { ...aboutOrder(shop, order), poetsUrl: poetsLinkOf(shop, order.id) },
    blocks: { orderGlance: await packCard(shop, tx, order, [`Bestelling ${orderNumber(order.id)}`]) },
  }),
});

export const sendMailWhenOrderDelivered = mailAfter(
  'send-mail-when-order-delivered',
  orderDelivered,
  delivered,
);
