// Where a parcel is: its code, the carrier in capitals, and the page on which it can be followed.

import { ExternalLink } from 'lucide-react';
import { followAddress, type Parcel } from './order-tracking.ts';

export function Tracking({ parcel }: { parcel: Parcel }) {
  if (!parcel.trackingCode) return <span className="muted">–</span>;
  const address = followAddress(parcel);
  return (
    <span className="tracking">
      <span className="code">{parcel.trackingCode}</span>
      <span className="muted">
        {parcel.carrier ? <span>{parcel.carrier.toUpperCase()}</span> : null}
        {address ? (
          <a href={address} target="_blank" rel="noreferrer">
            Volgen<span className="visually-hidden"> van {parcel.trackingCode} (nieuw venster)</span>{' '}
            <ExternalLink size={12} aria-hidden />
          </a>
        ) : null}
      </span>
    </span>
  );
}
