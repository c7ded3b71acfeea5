// The SQL of coupons and of uses held for open checkouts. Uses are counted under the lock of the coupon's
// row. This needs the default isolation level READ COMMITTED, so that the count includes what the previous
// transaction committed.

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

/** Lists coupons, newest first. */
export async function selectCoupons(db: Orm): Promise<CouponRow[]> {
  return db.select().from(coupons).orderBy(desc(coupons.id));
}

/**
 * Counts the active coupons that are valid on `today` and not used up. `today` is a day in Amsterdam time.
 */
export async function countUsableCoupons(db: Orm, today: string): Promise<number> {
  const usable = and(
    coupons.isActive,
    lte(coupons.validFrom, today),
    gte(coupons.validUntil, today),
    or(isNull(coupons.maxUses), lt(coupons.usedCount, coupons.maxUses)),
  );
  return db.$count(coupons, usable);
}

/** Returns the coupon with this code (trimmed, upper case); null when there is none. */
export const findCouponByCode = findBy(coupons, coupons.code);
export const lockCouponByCode = lockBy(coupons, coupons.code);
export const lockCoupon = lockBy(coupons, coupons.id);

/** Inserts a coupon and returns it; returns null when another coupon has the same code. */
export const insertCoupon = insertIfAbsent(coupons);
export const updateCouponRow = updateById(coupons);

/** Deletes a coupon and the uses held of it; returns false when the coupon does not exist. */
export const deleteCouponRow = deleteById(coupons);

/** Counts the unexpired uses of a coupon that are held by keys other than `holdKey`. */
export async function countHeldByOthers(
  db: Orm,
  { couponId, holdKey, now }: { couponId: number; holdKey: string; now: Date },
): Promise<number> {
  const { couponId: id, expiresAt, owner } = couponHolds;
  return db.$count(couponHolds, and(eq(id, couponId), gt(expiresAt, now), ne(owner, holdKey)));
}

/**
 * Holds one use of the coupon for a checkout's key until `until`. A key holds one use at a time, so the use
 * it held before, also of another coupon, becomes free.
 */
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

/**
 * Builds a SQL statement that deletes the use held by the key and returns the deleted row. Other modules make
 * the statement a part of their own statements.
 */
export function deletedCouponHold(db: Orm, holdKey: string) {
  return db
    .delete(couponHolds)
    .where(eq(couponHolds.owner, holdKey))
    .returning({ couponId: couponHolds.couponId, expiresAt: couponHolds.expiresAt });
}

/** Deletes the coupon use held by a checkout's key and returns it; null when the key holds none. */
export function deleteCouponHold(
  tx: Orm,
  holdKey: string,
): Promise<{ couponId: number; expiresAt: Date } | null> {
  return findRow(deletedCouponHold(tx, holdKey));
}

/** Counts the uses of all coupons that open checkouts hold at the time `now`. */
export async function countCouponHolds(db: Orm, now: Date): Promise<number> {
  return db.$count(couponHolds, gt(couponHolds.expiresAt, now));
}
