// A reminder of a basket, sent only to those who asked for one; it carries a way to stop.

import { emailTemplate } from './email-template.ts';
import { button, heading, note, paragraph } from './pieces.ts';

export const abandonedCheckout = emailTemplate(
  {
    key: 'abandoned_checkout',
    name: 'Bestelling niet afgerond',
    subject: 'Je bestelling staat nog voor je klaar',
  },
  [
    heading('Nog even twijfelen mag'),
    paragraph(
      'Hoi {{customerName}}, je was bezig met een bestelling van {{productLabel}} voor {{total}}. We hebben alles bewaard zoals je het had ingevuld.',
    ),
    button('Verder met bestellen', 'checkoutUrl'),
    paragraph('Vragen over het product of de bezorging? Antwoord op deze mail, we helpen je graag.'),
    note(
      'Je krijgt deze herinnering omdat je daarom hebt gevraagd. Liever niet meer? [Meld je hier af]({{unsubscribeUrl}}).',
    ),
  ],
);
