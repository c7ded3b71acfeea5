// Order confirmation: what was bought and paid, where it goes and when, and every right that comes with it.

import { emailTemplate } from './email-template.ts';
import { block, button, heading, paragraph, subheading } from './pieces.ts';
import { withdrawalInformation } from './withdrawal-information.ts';

export const orderConfirmation = emailTemplate(
  {
    key: 'order_confirmation',
    name: 'Bestelbevestiging',
    subject: 'Je bestelling {{orderNumber}} is binnen',
  },
  [
    heading('Bedankt voor je bestelling'),
    paragraph(
      'Hoi {{customerName}}, we hebben je betaling ontvangen en gaan voor je aan de slag. Hieronder staat alles op een rij. Bewaar deze mail goed.',
    ),
    subheading('Bestelling {{orderNumber}} van {{orderDate}}'),
    block('orderLines'),
    paragraph('De factuur zit als pdf bij deze mail.'),
    subheading('Bezorging'),
    paragraph('{{deliveryPromise}}'),
    block('deliveryAddress'),
    paragraph(
      'Klopt het adres niet? Laat het ons zo snel mogelijk weten via [{{companyEmail}}](mailto:{{companyEmail}}).',
    ),
    button('Bekijk je bestelling', 'orderUrl'),
    ...withdrawalInformation,
    paragraph(
      'Een klacht? Mail of bel ons. Je krijgt binnen 14 dagen een inhoudelijk antwoord. Op deze bestelling zijn onze [algemene voorwaarden]({{termsUrl}}) van toepassing.',
    ),
  ],
);
