// The columns of the list of coupons: value, number of uses and actions.

import type { Coupon } from '#modules/coupons/contract.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { countText, dayText } from '../../format.ts';
import { titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn, deleteAction, editAction, switchAction } from '../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import {
  type CouponStatus,
  couponStatus,
  minimumText,
  STATUS_LABELS,
  TYPE_LABELS,
  valueText,
} from './coupon-texts.ts';

const TONES: Readonly<Record<CouponStatus, BadgeTone>> = {
  active: 'live',
  planned: 'info',
  expired: 'plain',
  used_up: 'warning',
  inactive: 'plain',
};

const validityOf = ({ validFrom, validUntil }: Coupon) =>
  `${dayText(validFrom)}\u00a0– ${dayText(validUntil)}`;

export function couponColumns(
  open: (kind: 'edit' | 'delete', coupon: Coupon) => void,
  flip: (coupon: Coupon) => void,
): Column<Coupon>[] {
  return [
    titleColumn(
      'Code',
      (coupon) => open('edit', coupon),
      ({ code }) => code,
      (coupon) => <span className="sub">{minimumText(coupon)}</span>,
    ),
    { label: 'Soort', size: 'm', card: 'none', lowPriority: true, cell: ({ type }) => TYPE_LABELS[type] },
    { label: 'Waarde', size: 's', number: true, card: 'bare', cell: valueText },
    {
      label: 'Gebruikt',
      size: 'm',
      number: true,
      cell: ({ usedCount, maxUses }) => (
        <span className="whitespace-nowrap">
          <span>{countText(usedCount)}</span> /{' '}
          {maxUses ? <span>{countText(maxUses)}</span> : <span className="text-[1.3em]">∞</span>}
        </span>
      ),
    },
    { label: 'Geldig', size: 'l', cell: validityOf },
    {
      label: 'Status',
      size: 'm',
      card: 'end',
      cell: (coupon) => {
        const status = couponStatus(coupon, new Date());
        return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>;
      },
    },
    actionsColumn(open, (coupon) => [
      switchAction(`Zet ${coupon.code} ${coupon.isActive ? 'uit' : 'aan'}`, coupon.isActive, () =>
        flip(coupon),
      ),
      editAction(coupon.code),
      deleteAction(coupon.code),
    ]),
  ];
}
