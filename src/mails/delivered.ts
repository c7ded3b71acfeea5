// The mail after delivery: how to start brushing, and where to get help when something is wrong.

import { orderDelivered } from '#modules/orders/index.ts';
import { brushingLinkOf } from '#modules/reviews/index.ts';
import { mail } from './mail.ts';
import { aboutOrder, mailAfter, orderCard } from './order-mail.ts';
import { block, button, greeting, heading, note, paragraph, steps, subheading } from './templates/parts.ts';

export const delivered = mail({
  type: 'delivered',
  subject: 'Je bestelling {{orderNumber}} is bezorgd',
  body: [
    heading('Je pakket is er'),
    greeting,
    paragraph('Volgens de bezorger is je pakket bezorgd. Veel plezier ermee!'),
    block('orderGlance'),
    subheading('Zo begin je goed'),
    steps([
      'Maak je tandenborstel nat en dip hem licht in het poeder. Een klein beetje is genoeg.',
      'Poets twee minuten zachtjes in kleine rondjes, zonder te drukken.',
      'Spoel je mond goed na met water. Gebruik het poeder 3 tot 5 keer per week.',
    ]),
    paragraph(
      'Maak vóór je begint een voorfoto, en op dag {{resultDays}} je nafoto. De timer telt een halve minuut per kwart van je gebit.',
    ),
    button('Poets mee met de timer', 'poetsUrl'),
    paragraph('[Bekijk je bestelling]({{orderUrl}})'),
    note('Niets ontvangen, of is er iets stuk? Antwoord op deze mail, dan lossen we het op.'),
    note(
      'Je bedenktijd duurt tot en met {{withdrawalDays}} dagen na ontvangst: [overeenkomst hier herroepen]({{withdrawalUrl}}).',
    ),
  ],

  ofOrder: async (shop, tx, order) => ({
    variables: { ...aboutOrder(shop, order), poetsUrl: brushingLinkOf(shop, order) },
    blocks: { orderGlance: await orderCard(shop, tx, order, []) },
  }),
});

export const sendMailWhenOrderDelivered = mailAfter(
  'send-mail-when-order-delivered',
  orderDelivered,
  delivered,
);
