// The answer to what somebody wrote to the shop: the operator's words, and below them what they answer.

import { mail } from '../mail.ts';
import { block } from '../paper/pieces.ts';

/** Greeting and signature are the operator's own, so that an answer reads like a letter. */
export const contactReply = mail({
  type: 'contact_reply',
  subject: '{{customSubject}}',
  body: [block('message'), block('earlier')],
});
