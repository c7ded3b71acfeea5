// /admin/variants: the packs with their prices and stock, and the discounts these come to.

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Variant } from '#modules/catalog/contract.ts';
import { variantEndpoints } from '#modules/catalog/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { countedText } from '../format.ts';
import { CATALOG_KEYS } from '../products/use-refresh-catalog.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { clientList } from '../ui/list/client-list.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { isFiltered } from '../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../ui/list/list-panel.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { PackExplainer } from './pack-explainer.tsx';
import { PriceNotice } from './price-notice.tsx';
import { useSwitchVariant } from './use-switch-variant.ts';
import { priceIssuesQuery, variantsQuery } from './variant-calls.ts';
import { variantColumns } from './variant-columns.tsx';
import { VariantDialog } from './variant-dialog.tsx';
import { VARIANT_LIST, VARIANT_RULES } from './variant-list.ts';
import { VariantsToolbar } from './variants-toolbar.tsx';

export const meta = () => pageMeta('Varianten');

type Open = { kind: 'edit' | 'delete'; variant: Variant } | { kind: 'new' } | null;

const EMPTY = {
  title: 'No variants found',
  text: 'Voeg een verpakking toe met de knop hierboven.',
  filteredText: 'Geen variant past bij deze zoekopdracht en filters.',
};
const idOf = ({ id }: Variant) => id;
const nameOf = ({ name }: Variant) => name;

export default function VariantsPage() {
  const query = useQuery(variantsQuery);
  const issues = useQuery(priceIssuesQuery);
  const { state, change } = useListState(VARIANT_LIST);
  const [open, setOpen] = useState<Open>(null);
  const all = query.data ?? [];
  const { rows, matching, hasMore } = clientList(all, state, VARIANT_RULES);
  const { mutate: flip } = useSwitchVariant();

  const edit = useCallback((variant: Variant) => setOpen({ kind: 'edit', variant }), []);
  const columns = useMemo(
    () =>
      variantColumns({
        edit,
        remove: (variant) => setOpen({ kind: 'delete', variant }),
        flip: ({ id, isActive }) => flip({ id, isActive: !isActive }),
        doubtful: new Set(issues.data?.map(({ variantCode }) => variantCode)),
      }),
    [edit, flip, issues.data],
  );
  const close = () => setOpen(null);

  return (
    <>
      <PageHeader title="Varianten">
        <button
          type="button"
          data-command="new-variant"
          className="btn btn-primary"
          onClick={() => setOpen({ kind: 'new' })}
        >
          <Plus size={14} aria-hidden /> Nieuwe variant
        </button>
      </PageHeader>
      <PackExplainer variants={all} />
      <PriceNotice issues={issues.data ?? []} />
      <ListPanel
        alone
        title="Variants"
        count={query.isSuccess ? countedText(matching.length, 'variant', 'varianten') : ''}
        toolbar={
          <VariantsToolbar
            state={state}
            all={all}
            rows={matching}
            refreshing={query.isRefetching}
            onChange={change}
            onRefresh={() => void Promise.all([query.refetch(), issues.refetch()])}
          />
        }
        footer={<ShowMore hasMore={hasMore} more={state.more} onChange={change} />}
      >
        <ListBody
          query={query}
          rows={rows}
          loading="Varianten laden"
          failed="Error loading variants"
          filtered={isFiltered(state)}
          empty={EMPTY}
        >
          {(shown) => (
            <DataTable rows={shown} columns={columns} rowId={idOf} rowName={nameOf} onEdit={edit} />
          )}
        </ListBody>
      </ListPanel>
      {open?.kind === 'new' ? <VariantDialog variant={null} onClose={close} /> : null}
      {open?.kind === 'edit' ? <VariantDialog variant={open.variant} onClose={close} /> : null}
      {open?.kind === 'delete' ? <DeleteVariant variant={open.variant} onClose={close} /> : null}
    </>
  );
}

function DeleteVariant({ variant, onClose }: { variant: Variant; onClose(): void }) {
  return (
    <DeleteDialog
      title={`${variant.name} verwijderen?`}
      remove={() => tell(variantEndpoints.delete, { params: { id: variant.id } })}
      listKeys={CATALOG_KEYS}
      deleted="Variant deleted successfully"
      failed="Error deleting variant"
      onClose={onClose}
    >
      De verpakking verdwijnt voorgoed uit de winkel. Is hij ooit besteld, zet hem dan uit de verkoop.
    </DeleteDialog>
  );
}
