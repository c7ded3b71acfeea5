// What the kinds of mail and their delivery states are called on screen.

import type { MailStatus } from '#modules/mail/contract.ts';

const TYPE_LABELS: Readonly<Record<string, string>> = {
  order_confirmation: 'Orderbevestiging',
  payment_failed: 'Betaling mislukt',
  abandoned_checkout: 'Verlaten winkelwagen',
  shipped: 'Verzonden',
  delivered: 'Bezorgd',
  review_request: 'Verzoek om review',
  refund: 'Terugbetaling',
  withdrawal_received: 'Herroeping ontvangen',
  newsletter_confirmation: 'Bevestiging nieuwsbrief',
  custom: 'Eigen bericht',
};

export const MAIL_STATUS_LABELS: Readonly<Record<MailStatus, string>> = {
  queued: 'In wachtrij',
  sent: 'Verstuurd',
  failed: 'Mislukt',
  bounced: 'Adres bestaat niet',
  suppressed: 'Geblokkeerd',
  cancelled: 'Niet meer nodig',
};

export function mailTypeText(type: string): string {
  return TYPE_LABELS[type] ?? type.replaceAll('_', ' ');
}
