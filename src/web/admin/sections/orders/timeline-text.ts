// Describes the history of an order in Dutch: a sentence for every kind of event, and a readable fallback for
// unknown kinds.

import { type BasketHistory, MAX_RECOVERY_ATTEMPTS } from '#modules/checkout/contract.ts';
import { type OrderEvent, type OrderStatus, orderStatuses, paymentStates } from '#modules/orders/contract.ts';
import { isReturnStatus, RETURN_NAMES } from '#modules/returns/contract.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { isCountryCode } from '#shared/recipient/countries.ts';
import { RECIPIENT_FIELDS } from '#shared/recipient/recipient.ts';
import { countryText } from '#shared/recipient/recipient-address.ts';
import { recipientLabel } from '#shared/recipient/recipient-labels.ts';
import { momentText } from '../../format.ts';
import { disputeReason, flagText, PAYMENT_NAMES, STATUS_NAMES } from '../../shared/orders/order-texts.ts';
import { EDIT_LABELS } from './edit/edit-labels.ts';

const ACTORS: Readonly<Record<string, string>> = { system: 'Winkel', customer: 'Klant' };

const PLACED_BY: Readonly<Record<string, string>> = {
  webhook: 'gemeld door de betaaldienst',
  success_page: 'gemeld door de bedankpagina',
  reconciliation: 'gevonden bij de controle',
  operator: 'door de winkel zelf',
  bank: 'het geld kwam per bank',
  restored: 'later opgeschreven',
};

/** The Dutch sentences of event kinds that need no details of the event. */
const PLAIN_TEXTS: Readonly<Record<string, string>> = {
  packed: 'Ingepakt',
  unpacked: 'Toch niet ingepakt',
  link_renewed: 'Klantlink vernieuwd; eerdere links werken niet meer',
  archived: 'Bestelling gearchiveerd',
  restocked: 'Inhoud weer op voorraad gelegd',
  held_back: 'Pakket tegengehouden',
  let_go: 'Pakket niet meer tegengehouden',
  label_withdrawn: 'Aanvraag van een label ingetrokken',
  withdrawal_declared: 'Klant heeft de overeenkomst herroepen',
};

const AMOUNTS: readonly string[] = ['total', 'discount', 'shippingCost'];

export function actorText(actor: string): string {
  return ACTORS[actor] ?? actor;
}

type EventContent = Omit<OrderEvent, 'id' | 'at' | 'actor'>;

/**
 * Describes an event in a sentence, without actor and time. An unknown kind is shown by its name and known
 * details.
 */
export function eventText(event: EventContent, country = 'NL'): string {
  return PLAIN_TEXTS[event.kind] ?? SENTENCES[event.kind]?.(event, country) ?? unknownKindText(event);
}

const SENTENCES: Readonly<Record<string, (event: EventContent, country: string) => string>> = {
  placed: ({ note }) => `Bestelling geplaatst${note ? `, ${PLACED_BY[note] ?? note}` : ''}`,
  flagged: ({ to }) => `Aandacht: ${flagText(to ?? '')}`,
  flag_seen: ({ to }) => `Gezien: ${flagText(to ?? '')}`,
  status: ({ from, to }) => `Status: ${statusText(from)} → ${statusText(to)}`,
  edited: ({ note, from, to }, country) =>
    editedText(note, fieldLabel(note, country), valueText(note, from), valueText(note, to)),
  details_supplied: ({ note }, country) => `Klant vulde aan: ${fieldWords(note, country)}`,

  cancelled: ({ to, note }) =>
    `Annulering afgerond, ${to === '0' ? 'zonder terugbetaling' : `${amountOf(to)} terug`}${because(note)}`,
  return: ({ from, to, note }) =>
    from === null
      ? `Retour ${note ?? ''} aangemeld`
      : `Retour ${note ?? ''}: ${returnText(from)} → ${returnText(to)}`,
  replaces: ({ from, note }) =>
    `Opgestuurd zonder kosten${from ? ` in plaats van ${from}` : ''}${because(note)}`,
  replaced: ({ to, note }) => `Vervangen door ${to ?? 'een andere bestelling'}${because(note)}`,

  payment_state: ({ from, to }) => `Betaling: ${paymentText(from)} → ${paymentText(to)}`,
  paid_twice: ({ to }) => `Dubbel betaald (${to ?? 'onbekend'}); de tweede betaling wordt teruggestort`,
  refunded_duplicate: ({ to }) => `Tweede betaling teruggestort${inBrackets(to)}`,
  refunded: ({ from, to, note }) =>
    `${amountOf(to)} terugbetaald${from === 'provider' ? ' via het dashboard van de betaaldienst' : ''}${because(note)}`,
  refund_pending: ({ to }) => `Terugbetaling van ${amountOf(to)} is onderweg`,
  refund_failed: ({ to }) => `Terugbetaling van ${amountOf(to)} mislukt`,
  transfer_due: ({ to, note }) => `${amountOf(to)} terug te betalen, zelf over te maken${because(note)}`,
  overpaid: ({ to }) => `${amountOf(to)} te veel overgemaakt; dat gaat terug`,
  dispute_opened: ({ to, note }) => `Klant betwist ${amountOf(to)} bij de bank: ${disputeReason(note ?? '')}`,
  inquiry_opened: ({ to, note }) => `De bank vraagt naar ${amountOf(to)}: ${disputeReason(note ?? '')}`,
  dispute_closed: ({ to }) =>
    to === 'won' ? 'Betwisting gewonnen: het geld blijft bij de winkel' : 'Betwisting verloren',

  changed: ({ from, to, note }) =>
    `Bestelling gewijzigd, ${amountOf(from)} → ${amountOf(to)}${because(note)}`,
  corrected: ({ from, to, note }) =>
    `Bedrag gecorrigeerd, ${amountOf(from)} → ${amountOf(to)}${because(note)}`,
  difference_asked: ({ from, to, note }) =>
    `Bijbetaling gevraagd: ${amountOf(from)} wordt ${amountOf(to)}${because(note)}`,
  difference_ended: ({ to }) =>
    to === 'withdrawn' ? 'Bijbetaling ingetrokken' : 'Bijbetaling niet op tijd betaald',
  paid_too_late: ({ to }) => `Bijbetaling (${to ?? 'onbekend'}) kon niet meer; dat geld gaat terug`,
  difference_repaired: ({ to, note }) =>
    `Verschil ${note ? 'uitgelegd' : 'hersteld'}: ${to ?? ''}${inBrackets(note)}`,

  label_created: ({ to, note }) => `Label gemaakt: ${to ?? ''}${inBrackets(note)}`,
  label_failed: ({ note }) => `Label niet gemaakt: ${note ?? ''}`,
  label_unanswered: ({ note }) => `Label aangevraagd, nog niet gekomen: ${note ?? ''}`,
  label_cancelled: ({ to }) => `Label geannuleerd: ${to ?? ''}`,
  label_not_cancelled: ({ to, note }) => `Label ${to ?? ''} kon niet worden geannuleerd: ${note ?? ''}`,
};

/**
 * Describes the change of one field: "Plaats: Utrecht → Delft", "Plaats ingevuld: Utrecht", "Plaats
 * weggehaald: Utrecht", "Verzonden op 28 nov 2026, 22:37".
 */
function editedText(name: string | null, field: string, from: string | null, to: string | null): string {
  if (from !== null && to !== null) return `${field}: ${from} → ${to}`;
  if (to === null) return from === null ? `${field} gewijzigd` : `${field} weggehaald: ${from}`;
  return name === 'shippedAt' ? `Verzonden op ${to}` : `${field} ingevuld: ${to}`;
}

function unknownKindText({ kind, from, to, note }: EventContent): string {
  const values = from && to ? `${from} → ${to}` : (to ?? from);
  return [kind.replaceAll('_', ' '), values, note].filter(Boolean).join(' · ');
}

const because = (reason: string | null) => (reason ? `: ${reason}` : '');
const inBrackets = (text: string | null | undefined) => (text ? ` (${text})` : '');

function amountOf(value: string | null): string {
  return value !== null && /^\d+$/.test(value) ? formatEuro(cents(Number(value))) : 'een bedrag';
}

function paymentText(state: string | null): string {
  const known = paymentStates.find((each) => each === state);
  return known ? PAYMENT_NAMES[known] : (state ?? 'geen');
}

/** Describes in Dutch an event of an order's basket before the order was placed, such as a failed payment. */
export function basketText({ kind, attempt, error }: BasketHistory[number]): string {
  switch (kind) {
    case 'begun':
      return 'Afrekenen begonnen';
    case 'failed':
      return `Betaling mislukt${inBrackets(error)}`;
    case 'attempt':
      return `Opnieuw betalen: poging ${attempt ?? 1} van ${MAX_RECOVERY_ATTEMPTS}`;
    case 'reported':
      return `Melding van de betaalpagina${error ? `: ${error}` : ''}`;
  }
}

function statusText(status: string | null): string {
  const known: OrderStatus | undefined = orderStatuses.find((code) => code === status);
  return known ? STATUS_NAMES[known] : (status ?? 'geen');
}

function returnText(status: string | null): string {
  return status !== null && isReturnStatus(status) ? RETURN_NAMES[status] : (status ?? 'geen');
}

const fieldWords = (names: string | null, country: string) =>
  (names ?? '')
    .split(', ')
    .map((name) => fieldLabel(name, country))
    .join(', ');

function fieldLabel(name: string | null, country: string): string {
  const ofRecipient = RECIPIENT_FIELDS.find((field) => field === name);
  if (ofRecipient) return recipientLabel(ofRecipient, country);
  const known = Object.entries(EDIT_LABELS).find(([key]) => key === name);
  if (known) return known[1];
  return name === 'shippedAt' ? 'Verzenddatum' : (name ?? 'Gegevens');
}

// History keeps columns as they are stored: whole cents, ISO codes and moments.
function valueText(name: string | null, value: string | null): string | null {
  if (value === null || value === '') return null;
  if (name === 'shippedAt') return momentText(value);
  if (name === 'country' && isCountryCode(value)) return countryText(value);
  if (name && AMOUNTS.includes(name) && /^\d+$/.test(value)) return formatEuro(cents(Number(value)));
  return value;
}
