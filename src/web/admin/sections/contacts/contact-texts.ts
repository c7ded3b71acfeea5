// Messages, sign-ups and conversations in the words of the back-office.

import type { Contact, ConversationState, Entry, LeftOutReason } from '#modules/contacts/contract.ts';
import type { BadgeTone } from '#web/ui/controls/badge.tsx';

export const STATE_LABELS: Readonly<Record<ConversationState, string>> = {
  open: 'Open',
  answered: 'Beantwoord',
  closed: 'Gesloten',
};

export const STATE_TONES: Readonly<Record<ConversationState, BadgeTone>> = {
  open: 'warning',
  answered: 'live',
  closed: 'plain',
};

/** What an entry is that nobody wrote to anybody. */
export const ENTRY_LABELS: Readonly<Partial<Record<Entry['kind'], string>>> = {
  note: 'Notitie, alleen voor jullie',
  auto: 'Automatisch antwoord',
  bounce: 'Antwoord kwam niet aan',
  closed: 'Gesprek gesloten',
  reopened: 'Gesprek heropend',
};

const SIGNATURE = /\.(p7s|asc|sig|pgp)$/i;

/** Of a file that was not taken over: what there is to do with it, if anything. */
export const leftFileText = (name: string): string =>
  SIGNATURE.test(name) ? 'digitale handtekening van de mail' : 'in je mailbox';

/** Why a mail was not taken for a message: in a word, and in a sentence. */
export const LEFT_OUT_REASONS: Readonly<Record<LeftOutReason, readonly [label: string, why: string]>> = {
  auto: ['Automatisch', 'Een programma schreef deze mail, en hij hoort niet bij een gesprek.'],
  bulk: ['Aan velen', 'Deze mail ging naar een lijst, zoals een nieuwsbrief.'],
  bounce: ['Onbestelbaar', 'Een mail kwam niet aan, en hoort niet bij een gesprek.'],
  receipt: ['Ontvangstbevestiging', 'Een mail werd bezorgd of gelezen; dat vraagt geen antwoord.'],
  spam: ['Spam', 'Je mailbox houdt deze mail voor spam.'],
  unreadable: ['Onleesbaar', 'Deze mail was te groot of te vreemd om te lezen. In je mailbox staat hij nog.'],
  own: ['Van de winkel', 'Deze mail komt van het adres van de winkel zelf.'],
  no_sender: ['Geen afzender', 'Er staat geen adres in waaraan je kunt antwoorden.'],
  duplicate: ['Dubbel', 'Dezelfde mail staat er al, met dezelfde afzender, datum en tekst.'],
};

export function contactName({ firstName, lastName, email }: Contact): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

/** What it is about, in a line: the subject, else the message itself, else that it is only a sign-up. */
export function contactTopic({ subject, message }: Contact): string {
  return subject || message || 'Aanmelding voor de nieuwsbrief';
}

/** With what an answer begins; the template of the operator's own choice takes its place. */
export const startedReply = (name: string, brand: string): string =>
  `Hoi ${name},\n\n\n\nGroet, het team van ${brand}`;

/**
 * The letter that was chosen takes the place of one that was offered; what somebody typed themselves stays,
 * and it comes below.
 */
export function replaceReply(typed: string, offered: readonly string[], chosen: string): string {
  if (offered.includes(typed) || typed.trim() === '') return chosen;
  return chosen === offered[0] ? typed : `${typed.trimEnd()}\n\n${chosen}`;
}
