// Coupons and the uses held for open checkouts. Every use is counted under the lock of the coupon's row,
// which relies on READ COMMITTED, the default: the count after the lock sees what the previous owner
// committed.

import { and, desc, eq, gt, gte, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import {
  deleteById,
  findBy,
  findRow,
  insertIfAbsent,
  lockBy,
  updateById,
} from '#platform/database/find-row.ts';
import { couponHolds, coupons } from './coupons.tables.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** Newest first. */
export async function selectCoupons(db: Orm): Promise<CouponRow[]> {
  return db.select().from(coupons).orderBy(desc(coupons.id));
}

/** Switched on, within their days and not used up. `today` is a day of the shop. */
export async function countUsableCoupons(db: Orm, today: string): Promise<number> {
  const usable = and(
    coupons.isActive,
    lte(coupons.validFrom, today),
    gte(coupons.validUntil, today),
    or(isNull(coupons.maxUses), lt(coupons.usedCount, coupons.maxUses)),
  );
  return db.$count(coupons, usable);
}

/** `code` is normalised. */
export const findCouponByCode = findBy(coupons, coupons.code);
export const lockCouponByCode = lockBy(coupons, coupons.code);
export const lockCoupon = lockBy(coupons, coupons.id);

/** Null when another coupon has the code. */
export const insertCoupon = insertIfAbsent(coupons);
export const updateCouponRow = updateById(coupons);

/** Also removes its holds. False when there was none. */
export const deleteCouponRow = deleteById(coupons);

/** Uses held by other keys and not yet expired. */
export async function countHeldByOthers(
  db: Orm,
  { couponId, holdKey, now }: { couponId: number; holdKey: string; now: Date },
): Promise<number> {
  const { couponId: id, expiresAt, owner } = couponHolds;
  return db.$count(couponHolds, and(eq(id, couponId), gt(expiresAt, now), ne(owner, holdKey)));
}

/** One hold per key: a basket that changes its code moves its hold. */
export async function putCouponHold(
  tx: Orm,
  { couponId, holdKey, until }: { couponId: number; holdKey: string; until: Date },
): Promise<void> {
  await tx
    .insert(couponHolds)
    .values({ couponId, owner: holdKey, expiresAt: until })
    .onConflictDoUpdate({ target: couponHolds.owner, set: { couponId, expiresAt: until } });
}

export async function deleteExpiredCouponHolds(
  tx: Orm,
  { couponId, now }: { couponId: number; now: Date },
): Promise<void> {
  await tx
    .delete(couponHolds)
    .where(and(eq(couponHolds.couponId, couponId), lte(couponHolds.expiresAt, now)));
}

/** The hold that was removed, for the statement of another module. */
export function deletedCouponHold(db: Orm, holdKey: string) {
  return db
    .delete(couponHolds)
    .where(eq(couponHolds.owner, holdKey))
    .returning({ couponId: couponHolds.couponId, expiresAt: couponHolds.expiresAt });
}

/** Null when the key held nothing. */
export function deleteCouponHold(
  tx: Orm,
  holdKey: string,
): Promise<{ couponId: number; expiresAt: Date } | null> {
  return findRow(deletedCouponHold(tx, holdKey));
}

/** Uses that are held and have not run out. */
export async function countCouponHolds(db: Orm, now: Date): Promise<number> {
  return db.$count(couponHolds, gt(couponHolds.expiresAt, now));
}
