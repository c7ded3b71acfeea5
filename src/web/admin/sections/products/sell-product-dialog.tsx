// The dialog "Dit product verkopen", which replaces the product on sale, because the shop sells one product.
// It first shows the consequences.

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type Product, soldProductOf } from '#modules/catalog/contract.ts';
import { productEndpoints } from '#modules/catalog/endpoints.ts';
import { href } from '#shared/href.ts';
import { request } from '#web/client/request.ts';
import { countedText } from '../../format.ts';
import { allProductsQuery, CATALOG_KEYS, variantsQuery } from '../../shared/catalog/catalog-calls.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export function SellProductDialog({ row: product, onClose }: { row: Product; onClose(): void }) {
  const { data: products = [] } = useQuery(allProductsQuery);
  const { data: variants } = useQuery(variantsQuery);
  const sold = soldProductOf(products);
  // The list behind the dialog uses the same query, so the packs are usually loaded.
  if (!variants) return null;
  const packs = variants.filter(({ productId, isActive }) => isActive && productId === product.id).length;
  if (packs === 0) return <NothingToSell product={product} onClose={onClose} />;
  return (
    <ActionDialog
      title={`${product.name} verkopen?`}
      label="Dit product verkopen"
      busyLabel="Bezig..."
      isStep
      run={() => request(productEndpoints.sell, { params: { id: product.id } })}
      invalidates={CATALOG_KEYS}
      done={`De winkel verkoopt nu ${product.name}`}
      failed="Het product is niet in de winkel gezet"
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1.5 pl-4.5">
        <li>
          De winkel toont en verkoopt vanaf nu <span>{product.name}</span>, in{' '}
          <span>{countedText(packs, 'variant', 'varianten')}</span>.
        </li>
        {sold ? (
          <li>
            <span>{sold.name}</span> gaat uit de winkel. Zijn varianten zijn niet meer te bestellen, ook niet
            uit winkelmandjes en met links van eerder.
          </li>
        ) : null}
        {product.inStock ? null : (
          <li>Dit product staat op “Out of Stock”: klanten zien het als uitverkocht.</li>
        )}
        <li>
          Wat al betaald is, wordt gewoon geleverd. Bestellingen, prijzen en voorraad blijven zoals ze zijn.
        </li>
      </ul>
    </ActionDialog>
  );
}

/** The message that the product cannot be put on sale, because no pack of the product can be ordered. */
function NothingToSell({ product, onClose }: { product: Product; onClose(): void }) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title={`${product.name} verkopen?`}
      confirmLabel="Naar de varianten"
      isStep
      busy={false}
      error={null}
      onConfirm={() => void navigate(href('/admin/variants', { product: product.id }))}
      onClose={onClose}
    >
      Dit product heeft nog geen variant die te koop is. Maak er eerst een met een prijs en een aantal potten;
      daarna kan het de winkel in.
    </ConfirmDialog>
  );
}
