// Deletes a coupon for good. Orders that used it keep its code as text.

import type { Coupon } from '#modules/coupons/contract.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { COUPON_KEYS, deleteCoupon } from './coupon-calls.ts';

export function DeleteCouponDialog({ coupon, onClose }: { coupon: Coupon; onClose(): void }) {
  return (
    <DeleteDialog
      title={`Kortingscode ${coupon.code} verwijderen?`}
      remove={() => deleteCoupon(coupon.id)}
      listKeys={COUPON_KEYS}
      deleted="Coupon deleted successfully"
      failed="Error deleting coupon"
      onClose={onClose}
    >
      Wie de code nog heeft, kan hem niet meer gebruiken. Bestellingen houden hun korting.
    </DeleteDialog>
  );
}
