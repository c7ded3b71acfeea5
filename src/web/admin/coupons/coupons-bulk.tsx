// What can be done with the chosen coupons: switching them on or off, with a word about each that stayed as it was.

import { useQueryClient } from '@tanstack/react-query';
import type { Coupon } from '#modules/coupons/contract.ts';
import { countedText } from '../format.ts';
import { BulkBar, BulkReport } from '../ui/list/bulk-bar.tsx';
import { useBulk } from '../ui/list/use-bulk.ts';
import type { Selection } from '../ui/list/use-selection.ts';
import { couponsQuery, updateCoupon } from './coupon-calls.ts';

export function CouponsBulk({ rows, selection }: { rows: readonly Coupon[]; selection: Selection }) {
  const client = useQueryClient();
  const bulk = useBulk<Coupon>({
    rowId: ({ id }) => id,
    rowName: ({ code }) => code,
    onDone: () => void client.invalidateQueries({ queryKey: couponsQuery.queryKey }),
  });

  const setActive = (isActive: boolean) =>
    void bulk.run(
      rows.filter(({ id }) => selection.ids.has(id)),
      ({ id }) => updateCoupon(id, { isActive }),
      (count) =>
        `${countedText(count, 'kortingscode', 'kortingscodes')} ${isActive ? 'aangezet' : 'uitgezet'}`,
    );

  return (
    <>
      <BulkBar selection={selection} busy={bulk.busy}>
        <button type="button" className="btn" disabled={bulk.busy} onClick={() => setActive(true)}>
          Aanzetten
        </button>
        <button type="button" className="btn" disabled={bulk.busy} onClick={() => setActive(false)}>
          Uitzetten
        </button>
      </BulkBar>
      {bulk.report ? (
        <BulkReport title="Niet alles is gelukt" results={bulk.report} onClose={bulk.closeReport} />
      ) : null}
    </>
  );
}
