// The Dutch names of the kinds of mail, their delivery states and the delivery attempts.

import { isMailType, type MailAttemptOutcome, type MailStatus, mailFields } from '#modules/mail/contract.ts';
import type { BadgeTone } from '#web/ui/controls/badge.tsx';

export const MAIL_STATUS_LABELS: Readonly<Record<MailStatus, string>> = {
  queued: 'In wachtrij',
  sent: 'Verstuurd',
  failed: 'Mislukt',
  bounced: 'Adres bestaat niet',
  suppressed: 'Geblokkeerd',
  cancelled: 'Niet meer nodig',
};

export const MAIL_TONES: Readonly<Record<MailStatus, BadgeTone>> = {
  queued: 'info',
  sent: 'live',
  failed: 'danger',
  bounced: 'danger',
  suppressed: 'warning',
  cancelled: 'plain',
};

export const ATTEMPT_LABELS: Readonly<Record<MailAttemptOutcome, string>> = {
  taken: 'Aangenomen',
  postponed: 'Uitgesteld, wordt opnieuw geprobeerd',
  refused: 'Geweigerd',
  bounced: 'Adres bestaat niet',
  suppressed: 'Niet verstuurd: adres krijgt geen mail',
  retried: 'Opnieuw in de wachtrij',
};

export function mailTypeText(type: string): string {
  return isMailType(type) ? mailFields[type].name : type.replaceAll('_', ' ');
}
