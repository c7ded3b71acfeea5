// The columns of the list of packs: picture, product, prices with their discount, and number available.

import { Link } from 'react-router';
import { pictureOfPack, type Variant } from '#modules/catalog/contract.ts';
import { href } from '#shared/href.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import { amountText, countText } from '../../format.ts';
import { clippedColumn, idColumn, titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn, deleteAction, editAction, switchAction } from '../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../ui/list/data-table.tsx';

/**
 * The columns of the list of packs. `doubtful` are the codes of packs whose strike-through price has no
 * evidence, which the list marks.
 */
export function variantColumns(
  open: (kind: 'edit' | 'delete', variant: Variant) => void,
  flip: (variant: Variant) => void,
  doubtful: ReadonlySet<string>,
): Column<Variant>[] {
  return [
    {
      label: 'Foto',
      size: 'xs',
      card: 'start',
      cell: (variant) => (
        <PackPicture pack={{ ...variant, imageUrl: pictureOfPack(variant) }} sizes="32px" className="thumb" />
      ),
    },
    idColumn,
    titleColumn(
      'Variant',
      (variant) => open('edit', variant),
      ({ name }) => name,
      ({ code, sku }) => <span className="sub">{[code, sku].filter(Boolean).join(' · ')}</span>,
    ),
    {
      ...clippedColumn<Variant>('Product', ({ productName }) => productName, undefined, 'whole'),
      card: 'line',
    },
    { label: 'Prijs', size: 's', number: true, card: 'end', cell: ({ price }) => amountText(price) },
    {
      label: 'Van-prijs',
      size: 's',
      number: true,
      cell: ({ code, originalPrice }) =>
        originalPrice ? (
          <>
            <s className="muted">{amountText(originalPrice)}</s>
            {doubtful.has(code) ? <Badge tone="warning">Klopt niet</Badge> : null}
          </>
        ) : (
          '–'
        ),
    },
    {
      label: 'Korting',
      size: 's',
      number: true,
      cell: ({ discountPercent }) => (discountPercent ? `${discountPercent}%` : '–'),
    },
    {
      label: 'Te verkopen',
      size: 'm',
      number: true,
      cell: (variant) => <Stock variant={variant} />,
    },
    actionsColumn(open, (variant) => {
      const { name, isActive } = variant;
      const label = isActive ? `Haal ${name} uit de verkoop` : `Zet ${name} te koop`;
      return [switchAction(label, isActive, () => flip(variant)), editAction(name), deleteAction(name)];
    }),
  ];
}

function Stock({ variant: { stock, isActive } }: { variant: Variant }) {
  return (
    <>
      <Link to={href('/admin/stock')}>{countText(stock)}</Link>
      {isActive && stock < 1 ? <Badge tone="danger">Uitverkocht</Badge> : null}
      {isActive ? null : <Badge>Niet te koop</Badge>}
    </>
  );
}
