// The columns of the list of products: price, stock, number of packs and actions.

import { Archive, ArchiveRestore, Store } from 'lucide-react';
import { Link } from 'react-router';
import type { Product } from '#modules/catalog/contract.ts';
import { productEndpoints } from '#modules/catalog/endpoints.ts';
import { href } from '#shared/href.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import { amountText, countText } from '../../format.ts';
import { idColumn, titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn, deleteAction, editAction } from '../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { type ProductStatus, STATUS_LABELS } from './product-status.ts';

const TONES: Readonly<Record<ProductStatus, BadgeTone>> = {
  sold: 'live',
  unsold: 'warning',
  archived: 'plain',
};

const photoColumn: Column<Product> = {
  label: 'Foto',
  size: 'xs',
  card: 'start',
  cell: ({ imageUrl }) => <PackPicture pack={{ quantity: 1, imageUrl }} sizes="32px" className="thumb" />,
};

const priceColumn: Column<Product> = {
  label: 'Prijs',
  size: 's',
  number: true,
  cell: ({ price, originalPrice }) => (
    <>
      <span>{amountText(price)}</span>
      {originalPrice ? <s className="sub">{amountText(originalPrice)}</s> : null}
    </>
  ),
};

type ProductLookups = {
  statusOf(product: Product): ProductStatus;
  /**
   * Returns the number of packs of a product, for the list of products; null while the packs are being
   * loaded.
   */
  countOf(product: Product): number | null;
};

export function productColumns(
  open: (kind: 'edit' | 'sell' | 'delete', product: Product) => void,
  archive: (product: Product) => void,
  { statusOf, countOf }: ProductLookups,
): Column<Product>[] {
  const actionsOf = (product: Product) => {
    const { name, archived } = product;
    return [
      statusOf(product) === 'unsold'
        ? {
            label: `Dit product verkopen: ${name}`,
            word: 'Dit product verkopen',
            icon: Store,
            requires: productEndpoints.sell,
            opens: 'sell' as const,
          }
        : null,
      editAction(name),
      {
        label: archived ? `Zet ${name} terug` : `Archiveer ${name}`,
        icon: archived ? ArchiveRestore : Archive,
        act: () => archive(product),
      },
      deleteAction(name),
    ];
  };
  return [
    photoColumn,
    idColumn,
    titleColumn(
      'Naam',
      (product) => open('edit', product),
      ({ name }) => name,
    ),
    priceColumn,
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
      lowPriority: true,
      cell: (product) => {
        const count = countOf(product);
        if (count === null) return '–';
        return <Link to={href('/admin/variants', { product: product.id })}>{countText(count)}</Link>;
      },
    },
    {
      label: 'Status',
      size: 'm',
      card: 'end',
      cell: (product) => <StatusCell status={statusOf(product)} />,
    },
    { ...actionsColumn(open, actionsOf), actions: true, size: 'xl' },
  ];
}

function StatusCell({ status }: { status: ProductStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>;
}
