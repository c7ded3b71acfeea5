// The tracking of a parcel: its code, the carrier in capitals, and the link to the tracking page.

import { ExternalLink } from 'lucide-react';
import { type Parcel, trackingUrlOf } from './list/order-tracking.ts';

const LINE = 'flex flex-wrap items-baseline gap-x-2';
const ON_A_CARD = '@max-2xl:flex-nowrap @max-2xl:gap-x-1';

/**
 * The tracking cell of a parcel. In a list, a code that is too long for the column is cut off, and the
 * carrier stands below the code.
 */
export function Tracking({ parcel, inList = false }: { parcel: Parcel; inList?: boolean }) {
  if (!parcel.trackingCode) return <span className="muted">–</span>;
  const address = trackingUrlOf(parcel);
  return (
    <span className={inList ? `min-w-0 ${LINE} ${ON_A_CARD}` : LINE} title={parcel.trackingCode}>
      <span
        className={
          inList
            ? `code w-full @max-2xl:w-auto @2xl:overflow-hidden text-[0.75rem] whitespace-nowrap ${LINE}`
            : `code ${LINE}`
        }
      >
        {parcel.trackingCode}
      </span>
      <span className={inList ? `muted flex-none text-[0.78125rem] ${LINE} ${ON_A_CARD}` : `muted ${LINE}`}>
        {parcel.carrier ? (
          <span className={inList ? 'max-sm:sr-only' : ''}>{parcel.carrier.toUpperCase()}</span>
        ) : null}
        {address ? (
          <a
            className="lone-link inline-flex items-center gap-1"
            href={address}
            target="_blank"
            rel="noreferrer"
          >
            <span className={inList ? '@max-4xl:sr-only' : ''}>Volgen</span>
            <span className="visually-hidden">
              {' '}
              <span>van </span>
              <span>{parcel.trackingCode}</span>
              <span> (nieuw venster)</span>
            </span>{' '}
            <ExternalLink size={12} aria-hidden />
          </a>
        ) : null}
      </span>
    </span>
  );
}
