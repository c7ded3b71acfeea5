// The columns of the products: price, stock, how many packs each has, and what can be done with it.

import { Archive, ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Product } from '#modules/catalog/contract.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { amountText, countText } from '../../format.ts';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';
import { type ProductStanding, productStanding, STANDING_LABELS } from './product-standing.ts';

type ProductActions = Record<'edit' | 'remove' | 'archive', (product: Product) => void> & {
  /** Null until the variants are known. */
  variantsOf(product: Product): number | null;
};

const BADGES: Readonly<Record<ProductStanding, string>> = {
  published: 'badge badge-live',
  draft: 'badge badge-info',
  archived: 'badge',
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
        <span className={inStock ? 'badge badge-live' : 'badge badge-danger'}>
          {inStock ? 'In Stock' : 'Out of Stock'}
        </span>
      ),
    },
    {
      label: 'Varianten',
      size: 's',
      number: true,
      cell: (product) => {
        const count = variantsOf(product);
        if (count === null) return '–';
        return <Link to={`/admin/variants?product=${product.id}`}>{countText(count)}</Link>;
      },
    },
    {
      label: 'Status',
      size: 'm',
      cell: (product) => {
        const standing = productStanding(product);
        return <span className={BADGES[standing]}>{STANDING_LABELS[standing]}</span>;
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
