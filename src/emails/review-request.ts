// A neutral question for an honest opinion, good or bad, with nothing in return.

import { emailTemplate } from './email-template.ts';
import { button, heading, note, paragraph } from './pieces.ts';

export const reviewRequest = emailTemplate(
  { key: 'review_request', name: 'Verzoek om een review', subject: 'Wat vind je van {{productName}}?' },
  [
    heading('Hoe bevalt het?'),
    paragraph(
      'Hoi {{customerName}}, je gebruikt {{productName}} nu een tijdje. Wil je vertellen wat je ervan vindt? Andere klanten hebben het meest aan een eerlijk verhaal, ook als iets tegenviel.',
    ),
    button('Schrijf een review', 'reviewUrl'),
    paragraph('Het kost twee minuten en je naam is al ingevuld.'),
    note(
      'We vragen het je omdat je bij ons hebt gekocht, met hooguit één herinnering. Je krijgt geen beloning voor je review en we plaatsen ook kritische reviews. Geen vragen meer? [Meld je hier af]({{unsubscribeUrl}}).',
    ),
  ],
);
