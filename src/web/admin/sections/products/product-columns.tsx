// The columns of the products: price, stock, how many packs each has, and what can be done with it.

import { Archive, ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Product } from '#modules/catalog/contract.ts';
import { href } from '#shared/href.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { amountText, countText } from '../../format.ts';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';
import { type ProductStanding, productStanding, STANDING_LABELS } from './product-standing.ts';

type ProductActions = Record<'edit' | 'remove' | 'archive', (product: Product) => void> & {
  /** Null until the variants are known. */
  variantsOf(product: Product): number | null;
};

const TONES: Readonly<Record<ProductStanding, BadgeTone>> = {
  published: 'live',
  draft: 'info',
  archived: 'plain',
};

export function productColumns({ edit, remove, archive, variantsOf }: ProductActions): Column<Product>[] {
  return [
    { label: 'ID', size: 'xs', cell: ({ id }) => <span className="muted">#{id}</span> },
    {
      label: 'Naam',
      title: true,
      cell: (product) => <RowTitle onOpen={() => edit(product)}>{product.name}</RowTitle>,
    },
    {
      label: 'Prijs',
      size: 'm',
      number: true,
      cell: ({ price, originalPrice }) => (
        <>
          {amountText(price)}
          {originalPrice ? <s className="sub">{amountText(originalPrice)}</s> : null}
        </>
      ),
    },
    {
      label: 'Voorraad',
      size: 'm',
      cell: ({ inStock }) => (
        <Badge tone={inStock ? 'live' : 'danger'}>{inStock ? 'In Stock' : 'Out of Stock'}</Badge>
      ),
    },
    {
      label: 'Varianten',
      size: 's',
      number: true,
      cell: (product) => {
        const count = variantsOf(product);
        if (count === null) return '–';
        return <Link to={href('/admin/variants', { product: product.id })}>{countText(count)}</Link>;
      },
    },
    {
      label: 'Status',
      size: 'm',
      cell: (product) => {
        const standing = productStanding(product);
        return <Badge tone={TONES[standing]}>{STANDING_LABELS[standing]}</Badge>;
      },
    },
    {
      label: 'Acties',
      size: 'm',
      actions: true,
      cell: (product) => (
        <span className="row-actions">
          <IconButton label={`Bewerk ${product.name}`} icon={Pencil} onClick={() => edit(product)} />
          <IconButton
            label={product.archived ? `Zet ${product.name} terug` : `Archiveer ${product.name}`}
            icon={product.archived ? ArchiveRestore : Archive}
            onClick={() => archive(product)}
          />
          <IconButton label={`Verwijder ${product.name}`} icon={Trash2} onClick={() => remove(product)} />
        </span>
      ),
    },
  ];
}
