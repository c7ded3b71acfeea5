// The columns of the packs: picture, product, prices with the discount they come to, and stock.

import { Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import type { Variant } from '#modules/catalog/contract.ts';
import { PackPicture } from '#web/ui/pack-picture.tsx';
import { amountText, countText } from '../format.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { type Column, RowTitle } from '../ui/list/data-table.tsx';

type VariantActions = Record<'edit' | 'remove' | 'flip', (variant: Variant) => void> & {
  /** Codes of packs whose struck price cannot be backed up. */
  doubtful: ReadonlySet<string>;
};

export function variantColumns({ edit, remove, flip, doubtful }: VariantActions): Column<Variant>[] {
  return [
    { label: 'ID', size: 'xs', cell: ({ id }) => <span className="muted">#{id}</span> },
    {
      label: 'Afbeelding',
      size: 's',
      cell: (variant) => <PackPicture pack={variant} sizes="32px" className="thumb" />,
    },
    {
      label: 'Product',
      cell: ({ productName }) => (
        <span className="clip" title={productName}>
          {productName}
        </span>
      ),
    },
    {
      label: 'Variant',
      title: true,
      cell: (variant) => (
        <>
          <RowTitle onOpen={() => edit(variant)}>{variant.name}</RowTitle>
          <span className="sub clip">{[variant.code, variant.sku].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    { label: 'Prijs', size: 's', number: true, cell: ({ price }) => amountText(price) },
    {
      label: 'Van-prijs',
      size: 's',
      number: true,
      cell: ({ code, originalPrice }) => (
        <>
          {originalPrice ? <s className="muted">{amountText(originalPrice)}</s> : '–'}
          {doubtful.has(code) ? <span className="badge badge-warning">Klopt niet</span> : null}
        </>
      ),
    },
    {
      label: 'Korting',
      size: 's',
      number: true,
      cell: ({ discountPercent }) => (discountPercent ? `${discountPercent}%` : '–'),
    },
    {
      label: 'Voorraad',
      size: 's',
      number: true,
      cell: ({ stock, isActive }) => (
        <>
          {countText(stock)}
          {isActive && stock < 1 ? <span className="badge badge-danger">Uitverkocht</span> : null}
          {isActive ? null : <span className="badge">Niet te koop</span>}
        </>
      ),
    },
    {
      label: 'Acties',
      size: 'm',
      actions: true,
      cell: (variant) => (
        <span className="row-actions">
          <IconButton
            label={variant.isActive ? `Haal ${variant.name} uit de verkoop` : `Zet ${variant.name} te koop`}
            icon={variant.isActive ? PowerOff : Power}
            onClick={() => flip(variant)}
          />
          <IconButton label={`Bewerk ${variant.name}`} icon={Pencil} onClick={() => edit(variant)} />
          <IconButton label={`Verwijder ${variant.name}`} icon={Trash2} onClick={() => remove(variant)} />
        </span>
      ),
    },
  ];
}
