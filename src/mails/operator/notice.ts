// Something happened that who runs the shop should hear of: one sentence, and the way to it.

import { mail } from '../mail.ts';
import { button, heading, paragraph } from '../templates/parts.ts';

export const notice = mail({
  type: 'notice',
  subject: '{{noticeTitle}}',
  body: [heading('{{noticeTitle}}'), paragraph('{{noticeText}}'), button('Open in het beheer', 'noticeUrl')],
});
