// The columns of the packs: picture, product, prices with the discount they come to, and stock.

import { Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import type { Variant } from '#modules/catalog/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import { amountText, countText } from '../../format.ts';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';

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
          {doubtful.has(code) ? <Badge tone="warning">Klopt niet</Badge> : null}
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
      cell: (variant) => <Stock variant={variant} />,
    },
    {
      label: 'Acties',
      size: 'm',
      actions: true,
      cell: (variant) => <RowActions variant={variant} act={{ edit, remove, flip }} />,
    },
  ];
}

function Stock({ variant: { stock, isActive } }: { variant: Variant }) {
  return (
    <>
      {countText(stock)}
      {isActive && stock < 1 ? <Badge tone="danger">Uitverkocht</Badge> : null}
      {isActive ? null : <Badge>Niet te koop</Badge>}
    </>
  );
}

type RowActionsProps = { variant: Variant; act: Pick<VariantActions, 'edit' | 'remove' | 'flip'> };

function RowActions({ variant, act }: RowActionsProps) {
  const { name, isActive } = variant;
  return (
    <span className="row-actions">
      <IconButton
        label={isActive ? `Haal ${name} uit de verkoop` : `Zet ${name} te koop`}
        icon={isActive ? PowerOff : Power}
        onClick={() => act.flip(variant)}
      />
      <IconButton label={`Bewerk ${name}`} icon={Pencil} onClick={() => act.edit(variant)} />
      <IconButton label={`Verwijder ${name}`} icon={Trash2} onClick={() => act.remove(variant)} />
    </span>
  );
}
