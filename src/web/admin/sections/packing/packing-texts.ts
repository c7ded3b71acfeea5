// The texts beside a parcel, and the choice of the next parcel to pack.

import type {
  Packable,
  PackedParcel,
  Packing,
  PackingRun,
  StopReason,
} from '#modules/fulfilment/contract.ts';
import type { BadgeTone } from '#web/ui/controls/badge.tsx';
import { countedText, momentText } from '../../format.ts';

/**
 * True while labels of a packing run are being created or parcels were just marked as sent. The packing page
 * then refetches every second instead of every 15 seconds.
 */
export function isChanging({ runs, departures }: Packing): boolean {
  return departures.length > 0 || runs.some(({ parcels }) => parcels.some(isBeingMade));
}

export const isBeingMade = ({ label, stop }: PackedParcel) => label === 'waiting' && stop === null;
export const isPrintable = ({ label, stop }: PackedParcel) =>
  stop === null && (label === 'made' || label === 'there');
const isToPack = (parcel: PackedParcel) => isPrintable(parcel) && parcel.packedAt === null;
export const isReady = ({ packedAt, isLeaving, stop }: PackedParcel) =>
  packedAt !== null && !isLeaving && stop === null;

export const parcelsOf = (runs: readonly PackingRun[]): PackedParcel[] => runs.flatMap((run) => run.parcels);

/**
 * Returns the next unpacked parcel of a packing run after the parcel with id `after`; the search continues
 * from the top at the end of the list. Null when all parcels are packed.
 */
export function nextToPack(parcels: readonly PackedParcel[], after: number | null): PackedParcel | null {
  const place = parcels.findIndex(({ id }) => id === after);
  return [...parcels.slice(place + 1), ...parcels.slice(0, place + 1)].find(isToPack) ?? null;
}

/** The chosen parcel if it still has to be packed, else the next parcel to pack; null when all are packed. */
export function currentOf(parcels: readonly PackedParcel[], chosen: number | null): PackedParcel | null {
  const chosenParcel = parcels.find(({ id }) => id === chosen);
  return chosenParcel && isToPack(chosenParcel) ? chosenParcel : nextToPack(parcels, chosen);
}

/**
 * The id of the parcel an arrow key selects: the next (`step` 1) or previous (-1) parcel to pack. At both
 * ends of the list the result is `current`.
 */
export function stepFrom(parcels: readonly PackedParcel[], current: number, step: 1 | -1): number {
  const open = parcels.filter(isToPack);
  const place = open.findIndex(({ id }) => id === current);
  return open[Math.min(Math.max(place + step, 0), open.length - 1)]?.id ?? current;
}

/**
 * The warning that the order was changed after its packing slip was printed, so that the slip is out of date.
 */
export const changedText = (at: string) =>
  `Bestelling gewijzigd op ${momentText(at)}. Is de pakbon van daarvoor? Print hem opnieuw.`;

export type LabelStatus = { text: string; tone: BadgeTone };

export function labelStatus({ label, stop, failure }: PackedParcel): LabelStatus {
  if (stop) return { text: STOP_TEXTS[stop], tone: 'danger' };
  if (label === 'failed') return { text: 'Geen label', tone: 'danger' };
  if (label === 'waiting')
    return failure
      ? { text: 'Wacht op de labeldienst', tone: 'warning' }
      : { text: 'Label maken…', tone: 'info' };
  return label === 'made'
    ? { text: 'Label klaar', tone: 'good' }
    : { text: 'Had al een label', tone: 'plain' };
}

export const STOP_TEXTS: Readonly<Record<StopReason, string>> = {
  archived: 'Niet versturen: gearchiveerd',
  cancelled: 'Niet versturen: geannuleerd',
  shipped: 'Al verzonden',
  refunded: 'Niet versturen: terugbetaald',
  disputed: 'Wacht: geschil over de betaling',
  unpaid: 'Wacht: niet betaald',
  held: 'Wacht: tegengehouden door een retour',
};

/** Formats the contents of a parcel: "2 × Pot tandpoeder + 2 × Bamboe tandenborstel". */
export const contentsText = (contents: Packable['contents']) =>
  contents.map(({ name, quantity }) => `${quantity} × ${name}`).join(' + ');

/** Formats how many parcels have the same number of jars: "5 × 1 pot · 3 × 2 potten". */
export function pilesText(orders: readonly Packable[]): string {
  const piles = Map.groupBy(orders, ({ pieces }) => pieces);
  return [...piles]
    .toSorted(([a], [b]) => a - b)
    .map(([pieces, all]) => `${all.length} × ${countedText(pieces, 'pot', 'potten')}`)
    .join(' · ');
}

export const parcelsText = (count: number) => countedText(count, 'pakket', 'pakketten');
