// The columns of the abandoned carts.

import { Mail } from 'lucide-react';
import type { Draft } from '#modules/drafts/contract.ts';
import { DEFAULT_COUNTRY } from '#shared/recipient/countries.ts';
import { countryText } from '#shared/recipient/recipient-address.ts';
import { amountText } from '../../format.ts';
import { idColumn, mailColumn, momentColumn, titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn, deleteAction, editAction } from '../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../ui/list/data-table.tsx';

export function draftColumns(
  open: (kind: 'edit' | 'mail' | 'delete', draft: Draft) => void,
): Column<Draft>[] {
  return [
    idColumn,
    titleColumn(
      'Klant',
      (draft) => open('edit', draft),
      ({ customerName }) => customerName || 'Zonder naam',
    ),
    { ...mailColumn<Draft>(({ customerEmail }) => customerEmail, 'xl'), spare: true },
    {
      ...{ label: 'Product', size: 'm' },
      cell: ({ variant, couponCode }) => (
        <span className="flex flex-wrap items-baseline gap-x-2">
          {variant.replace('x', '×') || '–'} {couponCode ? <span className="sub">{couponCode}</span> : null}
        </span>
      ),
    },
    { label: 'Totaal', size: 's', number: true, card: 'end', cell: ({ total }) => amountText(total) },
    {
      ...{ label: 'Land', size: 's', card: 'bare' },
      // On a card only one abroad is worth its room.
      cell: ({ country }) => (
        <span className={country === DEFAULT_COUNTRY ? 'clip @max-2xl:[td:has(>&)]:hidden' : 'clip'}>
          {countryText(country)}
        </span>
      ),
    },
    { ...momentColumn<Draft>('Gemaakt', ({ createdAt }) => createdAt), card: 'bare' },
    actionsColumn('m', open, ({ id }) => [
      { label: `Mail over winkelmandje ${id}`, icon: Mail, opens: 'mail' },
      editAction(`winkelmandje ${id}`),
      deleteAction(`winkelmandje ${id}`),
    ]),
  ];
}
