// A payment did not succeed: nothing is lost, and one button leads back to it.

import { emailTemplate } from './email-template.ts';
import { button, heading, note, paragraph } from './pieces.ts';

export const paymentFailed = emailTemplate(
  {
    key: 'payment_failed',
    name: 'Betaling mislukt',
    subject: 'Je betaling is niet gelukt: zo probeer je het opnieuw',
  },
  [
    heading('Je betaling is niet gelukt'),
    paragraph(
      'Hoi {{customerName}}, je wilde {{productLabel}} bestellen voor {{total}}, maar de betaling ging niet door.',
    ),
    paragraph('{{reason}}'),
    paragraph(
      'Er is niets afgeschreven. Je gegevens staan nog klaar: je hoeft alleen opnieuw te betalen, met dezelfde of een andere betaalmethode.',
    ),
    button('Betaling herstellen', 'recoveryUrl'),
    note('De knop werkt op elk apparaat. Wil je de bestelling niet meer? Dan hoef je niets te doen.'),
  ],
);
