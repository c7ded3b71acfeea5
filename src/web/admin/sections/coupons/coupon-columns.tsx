// The columns of the coupons: what each is worth, how far it is used, and what can be done with it.

import { Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import type { Coupon } from '#modules/coupons/contract.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';
import {
  type CouponStanding,
  couponStanding,
  minimumText,
  STANDING_LABELS,
  TYPE_LABELS,
  usesText,
  validityText,
  valueText,
} from './coupon-texts.ts';

type CouponActions = Record<'edit' | 'remove' | 'flip', (coupon: Coupon) => void>;

const TONES: Readonly<Record<CouponStanding, BadgeTone>> = {
  active: 'live',
  planned: 'info',
  expired: 'plain',
  used_up: 'warning',
  inactive: 'plain',
};

export function couponColumns({ edit, remove, flip }: CouponActions): Column<Coupon>[] {
  return [
    {
      label: 'Code',
      title: true,
      cell: (coupon) => (
        <>
          <RowTitle onOpen={() => edit(coupon)}>{coupon.code}</RowTitle>
          <span className="sub">{minimumText(coupon)}</span>
        </>
      ),
    },
    { label: 'Soort', size: 'm', cell: ({ type }) => TYPE_LABELS[type] },
    { label: 'Waarde', size: 's', number: true, cell: valueText },
    { label: 'Gebruikt', size: 'm', number: true, cell: usesText },
    { label: 'Geldig', size: 'l', cell: (coupon) => <span className="clip-2">{validityText(coupon)}</span> },
    {
      label: 'Status',
      size: 'm',
      cell: (coupon) => {
        const standing = couponStanding(coupon, new Date());
        return <Badge tone={TONES[standing]}>{STANDING_LABELS[standing]}</Badge>;
      },
    },
    {
      label: 'Acties',
      size: 'm',
      actions: true,
      cell: (coupon) => (
        <span className="row-actions">
          <IconButton
            label={`Zet ${coupon.code} ${coupon.isActive ? 'uit' : 'aan'}`}
            icon={coupon.isActive ? PowerOff : Power}
            onClick={() => flip(coupon)}
          />
          <IconButton label={`Bewerk ${coupon.code}`} icon={Pencil} onClick={() => edit(coupon)} />
          <IconButton label={`Verwijder ${coupon.code}`} icon={Trash2} onClick={() => remove(coupon)} />
        </span>
      ),
    },
  ];
}
