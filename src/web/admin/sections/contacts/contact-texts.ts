// A message in the words of the list.

import type { Contact, SubscriptionStatus } from '#modules/contacts/contract.ts';

export const NEWSLETTER_LABELS: Readonly<Record<SubscriptionStatus, string>> = {
  pending: 'Nog niet bevestigd',
  confirmed: 'Aangemeld',
  unsubscribed: 'Afgemeld',
};

export function contactName({ firstName, lastName, email }: Contact): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

/** What it is about, in a line: the subject, else the message itself, else that it is only a sign-up. */
export function contactTopic({ subject, message }: Contact): string {
  return subject || message || 'Aanmelding voor de nieuwsbrief';
}

/** Opens the operator's own mail program with the answer begun. */
export function answerAddress({ email, subject, message }: Contact): string {
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const about = encodeURIComponent(`Re: ${subject || 'je bericht'}`);
  return `mailto:${encodeURIComponent(email)}?subject=${about}&body=${encodeURIComponent(`\n\n${quoted}`)}`;
}
