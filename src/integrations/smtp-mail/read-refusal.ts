// Which answers of a mail server are final. Only a clear "no" to this recipient or this message is; a wrong password, a
// sender that may not send or a full disk is ours or theirs to mend, and the mail waits for that.

import { MailRefused } from '#modules/mail/index.ts';

/** The refusal an error of the transport stands for; null when trying again may help. */
export function refusalOf(error: unknown): MailRefused | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  if (status < 500) return null;
  const command = 'command' in error ? error.command : '';
  if (error.code === 'EENVELOPE' && command === 'RCPT TO') {
    return new MailRefused(error.message, {
      cause: error,
      reason: isNobody(status, error.message) ? 'address' : 'message',
    });
  }
  return error.code === 'EMESSAGE'
    ? new MailRefused(error.message, { cause: error, reason: 'message' })
    : null;
}

/**
 * Nobody lives there: enhanced codes X.1.x and X.2.1 (RFC 3463). A full mailbox (X.2.2) or a policy (X.7.x) says nothing of
 * the next mail; without such a code 550, 551 and 553 are what servers answer for an unknown mailbox.
 */
function isNobody(status: number, message: string): boolean {
  const enhanced = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(message);
  if (!enhanced) return [550, 551, 553].includes(status);
  const [, subject, detail] = enhanced;
  return subject === '1' || (subject === '2' && detail === '1');
}
