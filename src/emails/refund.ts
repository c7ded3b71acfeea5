// Money went back: how much, of which order, and when it can be seen.

import { emailTemplate } from './email-template.ts';
import { button, heading, paragraph } from './pieces.ts';

export const refund = emailTemplate(
  { key: 'refund', name: 'Terugbetaling', subject: 'We hebben {{refundAmount}} aan je terugbetaald' },
  [
    heading('Je geld komt terug'),
    paragraph(
      'Hoi {{customerName}}, op {{refundDate}} hebben we {{refundAmount}} terugbetaald voor bestelling {{orderNumber}}. Het bedrag komt terug langs de weg waarop je hebt betaald. {{refundExplanation}}',
    ),
    paragraph(
      'Bij iDEAL en Bancontact zie je het meestal binnen enkele werkdagen, bij een creditcard kan het tot tien werkdagen duren.',
    ),
    button('Bekijk je bestelling', 'orderUrl'),
    paragraph('Klopt er iets niet? Antwoord op deze mail of bel {{companyPhone}}.'),
  ],
);
