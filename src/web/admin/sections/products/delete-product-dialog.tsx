// The dialog that deletes a product with its packs. A product in any order cannot be deleted; the dialog then
// offers to archive the product.

import { useMutation } from '@tanstack/react-query';
import type { Product } from '#modules/catalog/contract.ts';
import { productEndpoints } from '#modules/catalog/endpoints.ts';
import { ApiError } from '#web/client/api-client.ts';
import { send } from '#web/client/request.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { CATALOG_KEYS } from '../../shared/catalog/catalog-calls.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { recordMessages } from '../../ui/form/record-messages.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { useArchiveProduct } from './use-archive-product.ts';

export function DeleteProductDialog({ row: product, onClose }: { row: Product; onClose(): void }) {
  const archive = useArchiveProduct();
  const remove = useMutation({
    mutationFn: () => send(productEndpoints.delete, { params: { id: product.id } }),
    onSuccess: () => {
      toast({ title: recordMessages('Product', 'deleted').done });
      onClose();
    },
    meta: { invalidates: CATALOG_KEYS },
  });
  const isOrdered = remove.error instanceof ApiError && remove.error.problem?.code === 'product_in_use';
  if (isOrdered && !product.archived) {
    return (
      <ConfirmDialog
        title={`${product.name} archiveren?`}
        confirmLabel="Archiveren"
        busy={false}
        error={refusalText(remove.error)}
        onConfirm={() => {
          archive(product);
          onClose();
        }}
        onClose={onClose}
      >
        Een gearchiveerd product is niet meer te koop. Het blijft bij zijn bestellingen staan.
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={`${product.name} verwijderen?`}
      confirmLabel={remove.isPending ? 'Verwijderen...' : 'Verwijderen'}
      busy={remove.isPending}
      error={remove.error ? refusalText(remove.error) : null}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      Het product verdwijnt voorgoed, met al zijn varianten.
    </ConfirmDialog>
  );
}
