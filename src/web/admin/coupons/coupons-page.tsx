// /admin/coupons: every discount code with its use and its standing today.

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Coupon } from '#modules/coupons/contract.ts';
import { countedText } from '../format.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { clientList } from '../ui/list/client-list.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { isFiltered } from '../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../ui/list/list-panel.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { useSelection } from '../ui/list/use-selection.ts';
import { couponsQuery } from './coupon-calls.ts';
import { couponColumns } from './coupon-columns.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { COUPON_LIST, couponRules } from './coupon-list.ts';
import { CouponsBulk } from './coupons-bulk.tsx';
import { CouponsToolbar } from './coupons-toolbar.tsx';
import { DeleteCouponDialog } from './delete-coupon-dialog.tsx';
import { useSwitchCoupon } from './use-switch-coupon.ts';

export const meta = () => pageMeta('Kortingscodes');

type Open = { kind: 'edit' | 'delete'; coupon: Coupon } | { kind: 'new' } | null;

const EMPTY = {
  title: 'No coupons found',
  text: 'Maak een kortingscode met de knop hierboven; klanten vullen hem in bij het afrekenen.',
  filteredText: 'Geen kortingscode past bij deze zoekopdracht en filters.',
};
const idOf = ({ id }: Coupon) => id;
const codeOf = ({ code }: Coupon) => code;

export default function CouponsPage() {
  const query = useQuery(couponsQuery);
  const { state, change } = useListState(COUPON_LIST);
  const [open, setOpen] = useState<Open>(null);
  const { rows, matching, hasMore } = clientList(query.data ?? [], state, couponRules(new Date()));
  const selection = useSelection(rows.map(idOf));
  const switchCoupon = useSwitchCoupon();

  const { mutate: flip } = switchCoupon;
  const act = useMemo(
    () => ({
      edit: (coupon: Coupon) => setOpen({ kind: 'edit', coupon }),
      remove: (coupon: Coupon) => setOpen({ kind: 'delete', coupon }),
      flip: ({ id, isActive }: Coupon) => flip({ id, isActive: !isActive }),
    }),
    [flip],
  );
  const columns = useMemo(() => couponColumns(act), [act]);

  return (
    <>
      <PageHeader title="Kortingscodes">
        <button
          type="button"
          data-command="new-coupon"
          className="btn btn-primary"
          onClick={() => setOpen({ kind: 'new' })}
        >
          <Plus size={14} aria-hidden /> Nieuwe kortingscode
        </button>
      </PageHeader>
      <ListPanel
        alone
        title="Coupons"
        count={query.isSuccess ? countedText(matching.length, 'kortingscode', 'kortingscodes') : ''}
        toolbar={
          <CouponsToolbar
            state={state}
            rows={matching}
            refreshing={query.isRefetching}
            onChange={change}
            onRefresh={() => void query.refetch()}
          />
        }
        footer={<ShowMore hasMore={hasMore} more={state.more} onChange={change} />}
        bulk={<CouponsBulk rows={rows} selection={selection} />}
      >
        <ListBody
          query={query}
          rows={rows}
          loading="Kortingscodes laden"
          failed="Error loading coupons"
          filtered={isFiltered(state)}
          empty={EMPTY}
        >
          {(shown) => (
            <DataTable
              rows={shown}
              columns={columns}
              rowId={idOf}
              rowName={codeOf}
              selection={selection}
              onEdit={act.edit}
            />
          )}
        </ListBody>
      </ListPanel>
      {open?.kind === 'new' ? <CouponDialog coupon={null} onClose={() => setOpen(null)} /> : null}
      {open?.kind === 'edit' ? <CouponDialog coupon={open.coupon} onClose={() => setOpen(null)} /> : null}
      {open?.kind === 'delete' ? (
        <DeleteCouponDialog coupon={open.coupon} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}
