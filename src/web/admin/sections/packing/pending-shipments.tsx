// The parcels just marked as sent, with the seconds left to undo it. The server determines the remaining
// time, so a reloaded page shows the same.

import { useEffect, useState } from 'react';
import type { Departure } from '#modules/fulfilment/contract.ts';
import { packingEndpoints } from '#modules/fulfilment/endpoints.ts';
import { send } from '#web/client/request.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { PACKING_KEYS } from './packing-calls.ts';
import { parcelsText } from './packing-texts.ts';

type PendingShipmentsProps = { departures: readonly Departure[]; mayWrite: boolean };

export function PendingShipments({ departures, mayWrite }: PendingShipmentsProps) {
  return departures.map((departure) => (
    <div
      key={departure.id}
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-[10px] bg-text px-4 py-3 text-ground"
    >
      <PendingShipmentText departure={departure} />
      {mayWrite && departure.undoFor > 0 ? (
        <ActionButton
          label="Ongedaan maken"
          requires={packingEndpoints.undo}
          run={() => send(packingEndpoints.undo, { params: { id: departure.id } })}
          invalidates={PACKING_KEYS}
          done={() => ({ title: 'Teruggedraaid', description: 'Er is niets verzonden en niemand gemaild.' })}
          failed="Ongedaan maken kan niet meer"
        />
      ) : null}
    </div>
  ));
}

function PendingShipmentText({ departure: { parcels, undoFor, actor } }: { departure: Departure }) {
  const left = useCountdown(undoFor);
  return (
    <p className="min-w-0 font-[580]">
      <span role="status">{`${parcelsText(parcels)} als verzonden gemeld door ${actor}.`}</span>{' '}
      <span className="tabular-nums">
        {left > 0 ? `De klanten horen het over ${left} s.` : 'De klanten krijgen nu hun mail.'}
      </span>
    </p>
  );
}

function useCountdown(milliseconds: number): number {
  const [now, setNow] = useState(() => performance.now());
  const [until, setUntil] = useState(() => performance.now() + milliseconds);
  useEffect(() => setUntil(performance.now() + milliseconds), [milliseconds]);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
