// The receipt the law asks for: what was declared and when, at once and on a durable medium.

import { emailTemplate } from './email-template.ts';
import { block, heading, list, note, paragraph, subheading } from './pieces.ts';

export const withdrawalReceived = emailTemplate(
  {
    key: 'withdrawal_received',
    name: 'Herroeping ontvangen',
    subject: 'We hebben je herroeping ontvangen',
  },
  [
    heading('Je herroeping is ontvangen'),
    paragraph(
      'Hoi {{customerName}}, we hebben je verklaring ontvangen op {{receivedAt}}. Deze mail is je ontvangstbevestiging, bewaar hem goed.',
    ),
    subheading('Jouw verklaring'),
    block('statement'),
    subheading('Wat gebeurt er nu?'),
    list([
      'Is je bestelling nog niet verzonden, dan versturen we die niet meer en betalen we alles terug.',
      'Heb je het pakket al? Stuur het binnen 14 dagen na je herroeping terug naar {{companyName}}, {{companyAddress}}. Vermeld je bestelnummer en bewaar het verzendbewijs. De kosten van het terugsturen zijn voor jou.',
      'Je krijgt je geld uiterlijk {{refundBefore}} terug, met het betaalmiddel waarmee je hebt betaald. We mogen wachten tot we het pakket of je verzendbewijs hebben.',
    ]),
    note('Niet door jou gedaan? Antwoord dan meteen op deze mail.'),
  ],
);
