// The shipping method of a parcel, proposed from its measures or chosen by the packer, and the goods that
// must not be sent. Letter-box mail exists only within the Netherlands, so parcels to other countries have no
// choice.

import { Mailbox, Package } from 'lucide-react';
import type { Packable, PackedParcel } from '#modules/fulfilment/contract.ts';
import { packingEndpoints } from '#modules/fulfilment/endpoints.ts';
import { type LabelOptions, SHIPPING_METHOD_NAMES, SHIPPING_METHODS } from '#modules/shipping/contract.ts';
import { send } from '#web/client/request.ts';
import { namedChoices, Options } from '#web/ui/controls/options.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { PACKING_KEYS } from './packing-calls.ts';
import { contentsText } from './packing-texts.ts';

export type Kind = LabelOptions['shippingMethod'];

export const kindText = ({ options }: Packable) => SHIPPING_METHOD_NAMES[options.shippingMethod];
const canChoose = ({ country }: Packable) => country === 'Nederland';

type KindSelectProps = { order: Packable; kind: Kind; disabled: boolean; onChange(kind: Kind): void };

/**
 * The field for the shipping method of an order without a label; plain text for addresses outside the
 * Netherlands.
 */
export function KindSelect({ order, kind, disabled, onChange }: KindSelectProps) {
  if (!canChoose(order)) return <span className="muted">{SHIPPING_METHOD_NAMES[kind]}</span>;
  return (
    <select
      className="w-auto max-md:col-start-3"
      aria-label={`Soort pakket van ${order.orderNumber}`}
      value={kind}
      disabled={disabled}
      onChange={({ target }) => onChange(SHIPPING_METHODS.find((each) => each === target.value) ?? kind)}
    >
      <Options of={namedChoices(SHIPPING_METHODS, SHIPPING_METHOD_NAMES)} />
    </select>
  );
}

/**
 * The button that changes the shipping method of a parcel that has a label; the old label becomes invalid.
 * Hidden for parcels to other countries than the Netherlands.
 */
export function ChangeKind({ parcel }: { parcel: PackedParcel }) {
  if (!canChoose(parcel)) return null;
  const { id, orderNumber, options } = parcel;
  const shippingMethod = options.shippingMethod === 'pakket' ? 'brievenbus' : 'pakket';
  const other = SHIPPING_METHOD_NAMES[shippingMethod].toLowerCase();
  return (
    <ActionButton
      variant="quiet"
      // On a phone its picture: with words the one button that is pressed would go to a line of its own.
      className="max-md:[&>span]:sr-only"
      icon={shippingMethod === 'pakket' ? Package : Mailbox}
      label={`Wijzig in ${other}`}
      aria-label={`Wijzig in ${other}: ${orderNumber}`}
      requires={packingEndpoints.changeKind}
      run={() => send(packingEndpoints.changeKind, { params: { id }, body: { shippingMethod } })}
      invalidates={PACKING_KEYS}
      done={() => ({
        title: `${orderNumber} wordt een ${other}`,
        description: 'Een label dat er al was, telt niet meer. Print dit pakket opnieuw.',
      })}
      failed="Ander soort pakket lukt niet"
    />
  );
}

export function ExcludedItems({ order: { leftOut } }: { order: Packable }) {
  if (leftOut.length === 0) return null;
  return (
    <p className="font-[580] text-danger">
      Niet meesturen: <span>{contentsText(leftOut)}</span>
    </p>
  );
}
