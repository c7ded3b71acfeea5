// Something happened that who runs the shop should hear of: one sentence, and the way to it.

import { mail } from '../mail.ts';
import { button, heading, note, paragraph } from '../paper/pieces.ts';

export const notice = mail({
  type: 'notice',
  subject: '{{noticeTitle}}',
  body: [
    heading('{{noticeTitle}}'),
    paragraph('{{noticeText}}'),
    button('Bekijk', 'noticeUrl'),
    note('Welke meldingen je krijgt, kies je bij Instellingen → Meldingen.'),
  ],
});
