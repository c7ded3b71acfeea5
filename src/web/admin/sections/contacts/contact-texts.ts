// Describes messages, sign-ups and conversations in the words of the back-office.

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

/**
 * The labels of entries that are neither a message of the customer nor a reply of an operator, such as notes
 * and automatic answers.
 */
export const ENTRY_LABELS: Readonly<Partial<Record<Entry['kind'], string>>> = {
  note: 'Notitie, alleen voor jullie',
  auto: 'Automatisch antwoord',
  bounce: 'Antwoord kwam niet aan',
  closed: 'Gesprek gesloten',
  reopened: 'Gesprek heropend',
};

const SIGNATURE = /\.(p7s|asc|sig|pgp)$/i;

/**
 * The text beside an attachment that was not accepted. It says where to find the file, or that the file is
 * only a digital signature.
 */
export const leftFileText = (name: string): string =>
  SIGNATURE.test(name) ? 'digitale handtekening van de mail' : 'in je mailbox';

/** The reasons a mail was left out, each with a label and an explanation of one sentence. */
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

/** The topic of a message in one line: the subject, else the text, else "Aanmelding voor de nieuwsbrief". */
export function contactTopic({ subject, message }: Contact): string {
  return subject || message || 'Aanmelding voor de nieuwsbrief';
}

/**
 * The text a reply to a customer starts with, a greeting by name and the shop's name below; a chosen template
 * replaces it.
 */
export const startedReply = (name: string, brand: string): string =>
  `Hoi ${name},\n\n\n\nGroet, het team van ${brand}`;

/**
 * Puts the chosen template into a reply. An empty reply or an unchanged text of `offered` is replaced. Text
 * the operator typed stays, and the template follows below it; the first text of `offered`, the start of an
 * empty reply, is not added.
 */
export function replaceReply(typed: string, offered: readonly string[], chosen: string): string {
  if (offered.includes(typed) || typed.trim() === '') return chosen;
  return chosen === offered[0] ? typed : `${typed.trimEnd()}\n\n${chosen}`;
}
