// The history of an order in words: every kind of event the shop writes, and a readable fallback for new ones.

import { type BasketStory, MAX_RECOVERY_ATTEMPTS } from '#modules/checkout/contract.ts';
import {
  isReturnStatus,
  type OrderEvent,
  type OrderStatus,
  orderStatuses,
  paymentStates,
  RETURN_NAMES,
} from '#modules/orders/contract.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { isCountryCode } from '#shared/recipient/countries.ts';
import { RECIPIENT_FIELDS } from '#shared/recipient/recipient.ts';
import { countryText } from '#shared/recipient/recipient-address.ts';
import { recipientWord } from '#shared/recipient/recipient-words.ts';
import { momentText } from '../../format.ts';
import { disputeReason, flagText, PAYMENT_LABELS, STATUS_LABELS } from '../../shared/orders/order-texts.ts';
import { EDIT_LABELS } from './edit/edit-labels.ts';

const ACTORS: Readonly<Record<string, string>> = { system: 'Winkel', customer: 'Klant' };

const DOORS: Readonly<Record<string, string>> = {
  webhook: 'gemeld door de betaaldienst',
  success_page: 'gemeld door de bedankpagina',
  reconciliation: 'gevonden bij de controle',
  operator: 'door de winkel zelf',
  bank: 'het geld kwam per bank',
  restored: 'later opgeschreven',
};

/** Kinds that need no more to be said. */
const PLAIN: Readonly<Record<string, string>> = {
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

/** What happened, in a sentence without the who and the when. */
export function eventText(event: Omit<OrderEvent, 'id' | 'at' | 'actor'>, country = 'NL'): string {
  const { kind, from, to, note } = event;
  const fieldText = (name: string | null) => fieldWord(name, country);
  if (kind === 'edited') return editedText(note, fieldText(note), valueText(note, from), valueText(note, to));
  switch (kind) {
    case 'placed':
      return `Bestelling geplaatst${note ? `, ${DOORS[note] ?? note}` : ''}`;
    case 'flagged':
      return `Aandacht: ${flagText(to ?? '')}`;
    case 'flag_seen':
      return `Gezien: ${flagText(to ?? '')}`;
    case 'status':
      return `Status: ${statusText(from)} → ${statusText(to)}`;
    case 'details_supplied':
      return `Klant vulde aan: ${(note ?? '').split(', ').map(fieldText).join(', ')}`;
    case 'paid_twice':
      return `Dubbel betaald (${to ?? 'onbekend'}); de tweede betaling wordt teruggestort`;
    case 'refunded_duplicate':
      return `Tweede betaling teruggestort${to ? ` (${to})` : ''}`;
    case 'refunded':
      return `${amountOf(to)} terugbetaald${from === 'provider' ? ' via het dashboard van de betaaldienst' : ''}${note ? `: ${note}` : ''}`;
    case 'refund_pending':
      return `Terugbetaling van ${amountOf(to)} is onderweg`;
    case 'refund_failed':
      return `Terugbetaling van ${amountOf(to)} mislukt`;
    case 'payment_state':
      return `Betaling: ${paymentText(from)} → ${paymentText(to)}`;
    case 'cancelled':
      return `Annulering afgerond, ${to === '0' ? 'zonder terugbetaling' : `${amountOf(to)} terug`}${note ? `: ${note}` : ''}`;
    case 'return':
      return from === null
        ? `Retour ${note ?? ''} aangemeld`
        : `Retour ${note ?? ''}: ${returnText(from)} → ${returnText(to)}`;
    case 'dispute_opened':
      return `Klant betwist ${amountOf(to)} bij de bank: ${disputeReason(note ?? '')}`;
    case 'dispute_closed':
      return to === 'won' ? 'Betwisting gewonnen: het geld blijft bij de winkel' : 'Betwisting verloren';
    case 'label_created':
      return `Label gemaakt: ${to ?? ''}${note ? ` (${note})` : ''}`;
    case 'label_failed':
      return `Label niet gemaakt: ${note ?? ''}`;
    case 'label_unanswered':
      return `Label aangevraagd, nog niet gekomen: ${note ?? ''}`;
    case 'label_cancelled':
      return `Label geannuleerd: ${to ?? ''}`;
    case 'label_not_cancelled':
      return `Label ${to ?? ''} kon niet worden geannuleerd: ${note ?? ''}`;
    case 'difference_repaired':
      return `Verschil ${note ? 'uitgelegd' : 'hersteld'}: ${to ?? ''}${note ? ` (${note})` : ''}`;
    default:
      return (
        PLAIN[kind] ??
        changeText(event) ??
        [kind.replaceAll('_', ' '), from && to ? `${from} → ${to}` : (to ?? from), note]
          .filter(Boolean)
          .join(' · ')
      );
  }
}

/** What was changed of what is charged, what was sent instead, and what came and goes by bank. */
function changeText({ kind, from, to, note }: Omit<OrderEvent, 'id' | 'at' | 'actor'>): string | null {
  const because = note ? `: ${note}` : '';
  switch (kind) {
    case 'replaces':
      return `Opgestuurd zonder kosten${from ? ` in plaats van ${from}` : ''}${because}`;
    case 'replaced':
      return `Vervangen door ${to ?? 'een andere bestelling'}${because}`;
    case 'changed':
      return `Bestelling gewijzigd, ${amountOf(from)} → ${amountOf(to)}${because}`;
    case 'corrected':
      return `Bedrag gecorrigeerd, ${amountOf(from)} → ${amountOf(to)}${because}`;
    case 'difference_asked':
      return `Bijbetaling gevraagd: ${amountOf(from)} wordt ${amountOf(to)}${because}`;
    case 'difference_ended':
      return to === 'withdrawn' ? 'Bijbetaling ingetrokken' : 'Bijbetaling niet op tijd betaald';
    case 'transfer_due':
      return `${amountOf(to)} terug te betalen, zelf over te maken${because}`;
    case 'overpaid':
      return `${amountOf(to)} te veel overgemaakt; dat gaat terug`;
    case 'paid_too_late':
      return `Bijbetaling (${to ?? 'onbekend'}) kon niet meer; dat geld gaat terug`;
    default:
      return null;
  }
}

/** "Plaats: Utrecht → Delft", "Plaats ingevuld: Utrecht", "Plaats weggehaald: Utrecht", "Verzonden op 28 nov 2026, 22:37". */
function editedText(name: string | null, field: string, from: string | null, to: string | null): string {
  if (from !== null && to !== null) return `${field}: ${from} → ${to}`;
  if (to === null) return from === null ? `${field} gewijzigd` : `${field} weggehaald: ${from}`;
  return name === 'shippedAt' ? `Verzonden op ${to}` : `${field} ingevuld: ${to}`;
}

function amountOf(value: string | null): string {
  return value !== null && /^\d+$/.test(value) ? formatEuro(cents(Number(value))) : 'een bedrag';
}

function paymentText(state: string | null): string {
  const known = paymentStates.find((each) => each === state);
  return known ? PAYMENT_LABELS[known] : (state ?? 'geen');
}

/** What happened in the basket before it was an order. */
export function basketText({ kind, attempt, error }: BasketStory[number]): string {
  switch (kind) {
    case 'begun':
      return 'Afrekenen begonnen';
    case 'failed':
      return `Betaling mislukt${error ? ` (${error})` : ''}`;
    case 'attempt':
      return `Opnieuw betalen: poging ${attempt ?? 1} van ${MAX_RECOVERY_ATTEMPTS}`;
    case 'reported':
      return `Melding van de betaalpagina${error ? `: ${error}` : ''}`;
  }
}

function statusText(status: string | null): string {
  const known: OrderStatus | undefined = orderStatuses.find((code) => code === status);
  return known ? STATUS_LABELS[known] : (status ?? 'geen');
}

function returnText(status: string | null): string {
  return status !== null && isReturnStatus(status) ? RETURN_NAMES[status] : (status ?? 'geen');
}

function fieldWord(name: string | null, country: string): string {
  const ofRecipient = RECIPIENT_FIELDS.find((field) => field === name);
  if (ofRecipient) return recipientWord(ofRecipient, country);
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
