// /admin/packing: packs and sends the day's orders. Labels and slips are printed as one file, each parcel is
// confirmed by a scan or Enter, and "verzonden" sends all packed parcels.

import { useMutation, useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Packing, PackingRun } from '#modules/fulfilment/contract.ts';
import { packingEndpoints } from '#modules/fulfilment/endpoints.ts';
import { localStore } from '#web/client/browser-storage.ts';
import { request } from '#web/client/request.ts';
import { useMayWrite } from '../../session/admin-session.ts';
import { createIdempotencyKey } from '../../shared/idempotency-key.ts';
import { PageAction } from '../../shell/actions/page-action.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { BlockedOrders } from './blocked-orders.tsx';
import { PACKING_KEYS, type PrintDocument, packingQuery } from './packing-calls.ts';
import { isPrintable, isReady, parcelsOf, parcelsText } from './packing-texts.ts';
import { PendingShipments } from './pending-shipments.tsx';
import { RunPanel } from './run-panel.tsx';
import { ScanBar } from './scan-bar.tsx';
import { ToPackPanel } from './to-pack-panel.tsx';
import { usePacking } from './use-packing.ts';

export const meta = () => pageMeta('Inpakken');

export default function PackingPage() {
  const query = useQuery(packingQuery);
  const [paper, setPaper] = useSelectedDocument();
  const mayWrite = useMayWrite();
  return (
    <>
      <PageHeader title="Inpakken">
        <DocumentSelect paper={paper} onChange={setPaper} />
        {query.data ? <ShipButton packing={query.data} /> : null}
      </PageHeader>
      <Loaded query={query} loading="Bestellingen laden" failed="Wat er in te pakken is, is niet geladen">
        {(packing) => <PackMode packing={packing} paper={paper} mayWrite={mayWrite} />}
      </Loaded>
    </>
  );
}

function PackMode({
  packing,
  paper,
  mayWrite,
}: {
  packing: Packing;
  paper: PrintDocument;
  mayWrite: boolean;
}) {
  const { runs, toPack, departures, heldBack } = packing;
  const parcels = parcelsOf(runs);
  const work = usePacking(parcels);
  const [newest, setNewest] = useState<number | null>(null);
  const [printed, setPrinted] = useState<ReadonlySet<number>>(new Set());
  const markPrinted = useCallback((id: number) => {
    setNewest((now) => (now === id ? null : now));
    setPrinted((before) => new Set(before).add(id));
  }, []);
  const isPrinted = (run: PackingRun) =>
    printed.has(run.id) || run.parcels.some(({ packedAt }) => packedAt !== null);
  const left = parcels.filter(({ packedAt, stop }) => packedAt === null && stop === null).length;
  const isIdle = toPack.length === 0 && runs.length === 0;
  return (
    <>
      <PendingShipments departures={departures} mayWrite={mayWrite} />
      {parcels.some(isPrintable) ? (
        <ScanBar packing={work} left={left} mayWrite={mayWrite} isNext={runs.some(isPrinted)} />
      ) : null}
      {toPack.length > 0 ? (
        <ToPackPanel
          orders={toPack}
          hasStack={runs.length > 0}
          mayWrite={mayWrite}
          onStart={(started) => setNewest(started.runs.at(-1)?.id ?? null)}
        />
      ) : null}
      {runs.map((run) => (
        <RunPanel
          key={run.id}
          run={run}
          paper={paper}
          mayWrite={mayWrite}
          packing={work}
          isNew={run.id === newest}
          isPrinted={isPrinted(run)}
          onPrinted={markPrinted}
        />
      ))}
      {isIdle ? (
        <EmptyState title="Niets in te pakken">
          Zodra er een bestelling betaald is, staat die hier klaar.
        </EmptyState>
      ) : null}
      <BlockedOrders orders={heldBack} />
    </>
  );
}

/** The button that sends all packed parcels. */
function ShipButton({ packing }: { packing: Packing }) {
  const [key, setKey] = useState(createIdempotencyKey);
  const ready = parcelsOf(packing.runs).filter(isReady).length;
  const ship = useMutation({
    mutationFn: () => request(packingEndpoints.depart, { body: { key } }),
    meta: { invalidates: PACKING_KEYS, failed: 'Verzenden lukt niet' },
    onSettled: () => setKey(createIdempotencyKey()),
  });
  // Before a parcel is packed there is nothing to send.
  if (ready === 0) return null;
  return (
    <PageAction
      command="ship-packed"
      icon={Truck}
      label={`Meld ${parcelsText(ready)} als verzonden`}
      words="verzenden versturen klaar"
      variant="primary"
      requires={packingEndpoints.depart}
      disabled={ship.isPending}
      onPress={() => ship.mutate()}
    />
  );
}

const STORAGE_KEY = 'packing-paper';

function useSelectedDocument(): [PrintDocument, (paper: PrintDocument) => void] {
  const [paper, setPaper] = useState<PrintDocument>(() =>
    localStore.read(STORAGE_KEY) === 'A4' ? 'A4' : 'A6',
  );
  return [
    paper,
    (next) => {
      setPaper(next);
      localStore.write(STORAGE_KEY, next);
    },
  ];
}

function DocumentSelect({ paper, onChange }: { paper: PrintDocument; onChange(paper: PrintDocument): void }) {
  return (
    <label className="inline-field">
      <span>Papier</span>
      <select value={paper} onChange={(event) => onChange(event.target.value === 'A4' ? 'A4' : 'A6')}>
        <option value="A6">A6 labelprinter</option>
        <option value="A4">A4</option>
      </select>
    </label>
  );
}
