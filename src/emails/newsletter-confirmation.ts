// Second step of signing up for the newsletter: only who owns the address can say yes.

import { emailTemplate } from './email-template.ts';
import { button, heading, note, paragraph } from './pieces.ts';

export const newsletterConfirmation = emailTemplate(
  {
    key: 'newsletter_confirmation',
    name: 'Aanmelding nieuwsbrief bevestigen',
    subject: 'Bevestig je aanmelding bij {{brandName}}',
  },
  [
    heading('Nog één klik'),
    paragraph(
      'Leuk dat je de nieuwsbrief van {{brandName}} wilt ontvangen. Bevestig hieronder dat dit jouw e-mailadres is.',
    ),
    button('Aanmelding bevestigen', 'confirmUrl'),
    note('Heb je je niet aangemeld? Doe dan niets: zonder bevestiging sturen we je niets meer.'),
  ],
);
