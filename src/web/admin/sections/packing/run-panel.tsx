// One packing run: the progress of its labels, its documents, and its parcels.

import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PackingRun } from '#modules/fulfilment/contract.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { shortMomentText } from '../../format.ts';
import { type PrintDocument, printUrl } from './packing-calls.ts';
import { isBeingMade, isPrintable, parcelsText } from './packing-texts.ts';
import { ParcelRows } from './parcel-rows.tsx';
import type { usePacking } from './use-packing.ts';

type RunPanelProps = {
  run: PackingRun;
  packing: ReturnType<typeof usePacking>;
  paper: PrintDocument;
  mayWrite: boolean;
  /**
   * Of a packing run: true when an operator has just started it on this page. Its labels and slips are then
   * opened for printing as soon as all labels are ready.
   */
  isNew: boolean;
  /**
   * Of a packing run: true when its labels and slips were opened for printing or a parcel is already packed.
   * The print button is then no longer highlighted, because packing is the next step.
   */
  isPrinted: boolean;
  onPrinted(runId: number): void;
};

export function RunPanel({ run, packing, paper, mayWrite, isNew, isPrinted, onPrinted }: RunPanelProps) {
  const { parcels } = run;
  const making = parcels.filter(isBeingMade).length;
  const printable = parcels.filter(isPrintable).length;
  const packed = parcels.filter(({ packedAt }) => packedAt !== null).length;
  const print = useRef<HTMLAnchorElement>(null);
  const { field } = packing;
  // As soon as no label is on its way. Whoever comes back from the printer scans or presses Enter; a browser
  // that lets nothing be opened unasked has the button at hand.
  useEffect(() => {
    if (!isNew || making > 0 || printable === 0) return;
    const opened = window.open(printUrl(run.id, paper), '_blank');
    (opened ? field : print).current?.focus();
    onPrinted(run.id);
  }, [isNew, making, printable, run.id, paper, onPrinted, field]);
  return (
    <Panel
      title={parcelsText(parcels.length)}
      beside={
        <ButtonLink
          ref={print}
          variant={isPrinted ? 'secondary' : 'primary'}
          href={printUrl(run.id, paper)}
          target="_blank"
          rel="noreferrer"
          aria-disabled={printable === 0 || undefined}
          onClick={() => onPrinted(run.id)}
        >
          <Printer size={14} aria-hidden />{' '}
          <span>
            Printen (<span>{printable}</span>)
          </span>
          <span className="visually-hidden"> (nieuw venster)</span>
        </ButtonLink>
      }
    >
      <div className="px-4 pb-3">
        <progress
          className="upload-progress"
          value={making > 0 ? parcels.length - making : packed}
          max={parcels.length}
          aria-label={making > 0 ? 'Labels klaar' : 'Ingepakt'}
        />
        <p className="muted mt-1" role="status">
          {making > 0
            ? `${parcels.length - making} van ${parcels.length} labels klaar; de winkel gaat door, ook als je deze pagina sluit.`
            : `${packed} van ${parcels.length} ingepakt · begonnen ${shortMomentText(run.startedAt)} door ${run.startedBy}`}
        </p>
      </div>
      <ParcelRows runId={run.id} parcels={parcels} packing={packing} paper={paper} mayWrite={mayWrite} />
    </Panel>
  );
}
