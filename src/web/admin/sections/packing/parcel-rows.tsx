// The parcels of a packing run, one per row: contents, recipient, label status and actions.

import { Check, type LucideIcon, Printer, RotateCcw, X } from 'lucide-react';
import type { Packable, PackedParcel } from '#modules/fulfilment/contract.ts';
import { packingEndpoints } from '#modules/fulfilment/endpoints.ts';
import { send } from '#web/client/request.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { flagText } from '../../shared/orders/order-texts.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { PACKING_KEYS, type PrintDocument, printUrl } from './packing-calls.ts';
import { changedText, contentsText, isPrintable, labelStatus } from './packing-texts.ts';
import { ChangeKind, ExcludedItems, kindText } from './parcel-kind.tsx';
import type { usePacking } from './use-packing.ts';

type ParcelRowsProps = {
  runId: number;
  parcels: readonly PackedParcel[];
  packing: ReturnType<typeof usePacking>;
  paper: PrintDocument;
  mayWrite: boolean;
};

export function ParcelRows({ runId, parcels, packing, paper, mayWrite }: ParcelRowsProps) {
  return (
    <ol className="border-t border-hairline">
      {parcels.map((parcel) => (
        <li
          key={parcel.id}
          aria-current={parcel.id === packing.current?.id || undefined}
          className={classNames(
            'grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-hairline py-2 pr-4 pl-4 lg:pl-11 last:rounded-b-[9px] last:border-b-0 aria-[current]:bg-accent-wash',
            parcel.packedAt !== null && 'bg-raised',
          )}
        >
          <RecipientText order={parcel} />
          <div className="flex flex-wrap items-center justify-end gap-1.5 max-md:col-span-3 max-md:justify-start">
            <LabelStatusCell parcel={parcel} />
            {isPrintable(parcel) ? (
              <ButtonLink
                variant="quiet"
                size="icon"
                href={printUrl(runId, paper, parcel.id)}
                target="_blank"
                rel="noreferrer"
                aria-label={`Print ${parcel.orderNumber} opnieuw (nieuw venster)`}
                title="Opnieuw printen"
              >
                <Printer size={14} aria-hidden />
              </ButtonLink>
            ) : null}
            {mayWrite ? <ParcelActions parcel={parcel} packing={packing} /> : null}
          </div>
          {parcel.changedAt !== null && parcel.packedAt === null ? (
            <p className="col-start-2 col-end-4 text-warning">{changedText(parcel.changedAt)}</p>
          ) : null}
          {parcel.failure ? (
            <p className="col-start-2 col-end-4 text-quiet wrap-anywhere max-md:row-start-2">
              {parcel.failure}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

export function RecipientText({ order, kind = kindText(order) }: { order: Packable; kind?: string }) {
  return (
    <>
      <span
        className="text-center text-[1.5rem] leading-none font-[650] tabular-nums"
        title={contentsText(order.contents)}
      >
        {order.pieces}
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-[580] tabular-nums">{order.orderNumber}</span> ·{' '}
          <span>{order.customerName}</span>
        </p>
        <p className="muted clip">
          {[placeText(order), kind, ...order.flags.map(flagText)].filter((part) => part !== '').join(' · ')}
        </p>
        <ExcludedItems order={order} />
      </div>
    </>
  );
}

const placeText = ({ city, country }: Packable) =>
  [city, country === 'Nederland' ? '' : country].filter((part) => part !== '').join(', ');

function LabelStatusCell({ parcel }: { parcel: PackedParcel }) {
  const { text, tone } = labelStatus(parcel);
  if (parcel.isLeaving) return <Badge tone="info">Gaat de deur uit</Badge>;
  if (parcel.packedAt !== null && parcel.stop === null) return <Badge tone="good">Ingepakt</Badge>;
  return <Badge tone={tone}>{text}</Badge>;
}

function ParcelActions({ parcel, packing }: { parcel: PackedParcel; packing: ParcelRowsProps['packing'] }) {
  const { id, orderNumber, label, stop, packedAt, isLeaving } = parcel;
  if (isLeaving) return null;
  return (
    <>
      {stop === null && label === 'failed' ? (
        <ParcelAction
          id={id}
          icon={RotateCcw}
          label="Opnieuw"
          requires={packingEndpoints.retry}
          aria-label={`Label van ${orderNumber} opnieuw`}
          failed="Opnieuw vragen lukt niet"
        />
      ) : null}
      {stop !== null || label === 'failed' ? (
        <ParcelAction
          id={id}
          icon={X}
          label="Van de stapel"
          requires={packingEndpoints.removeFromStack}
          aria-label={`${orderNumber} van de stapel`}
          failed="Weghalen lukt niet"
        />
      ) : null}
      {stop === null && packedAt === null ? <ChangeKind parcel={parcel} /> : null}
      {isPrintable(parcel) ? <PackedButton parcel={parcel} packing={packing} /> : null}
    </>
  );
}

/** The button that marks a parcel as packed, or a packed parcel as not packed. */
function PackedButton({ parcel, packing }: { parcel: PackedParcel; packing: ParcelRowsProps['packing'] }) {
  const { id, orderNumber, packedAt } = parcel;
  // The current parcel has this button in the bar above, which is on the same screen on a phone.
  const className = id === packing.current?.id ? 'max-md:hidden' : 'max-md:ml-auto';
  if (packedAt !== null)
    return (
      <Button
        variant="quiet"
        size="icon"
        aria-pressed
        className={className}
        aria-label={`${orderNumber} toch niet ingepakt`}
        title="Toch niet ingepakt"
        onClick={() => packing.mark(id, false)}
      >
        <RotateCcw size={14} aria-hidden />
      </Button>
    );
  return (
    <Button
      aria-pressed={false}
      className={className}
      aria-label={`${orderNumber} is ingepakt`}
      onClick={() => packing.mark(id, true)}
    >
      <Check size={14} aria-hidden />
      <span> Ingepakt</span>
    </Button>
  );
}

type ParcelActionProps = {
  id: number;
  icon: LucideIcon;
  label: string;
  requires: typeof packingEndpoints.retry | typeof packingEndpoints.removeFromStack;
  'aria-label': string;
  failed: string;
};

function ParcelAction({ id, requires, ...props }: ParcelActionProps) {
  return (
    <ActionButton
      {...props}
      requires={requires}
      run={() => send(requires, { params: { id } })}
      invalidates={PACKING_KEYS}
    />
  );
}
