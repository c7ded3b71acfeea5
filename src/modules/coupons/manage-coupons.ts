// Lists, creates, changes and deletes coupons for operators. Deleting a coupon does not affect orders, which
// store the code as text.

import type { Database, Orm } from '#platform/database/database.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import {
  type FieldError,
  invalidFields,
  notFound,
  type Refusal,
  refusedField,
} from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { type Cents, parseEuros } from '#shared/money.ts';
import { normalizeCouponCode } from '#shared/writing/coupon-code.ts';
import { type Coupon, type CouponInput, type CouponUpdate, couponDay } from './contract.ts';
import { toCoupon } from './coupon-views.ts';
import {
  type CouponRow,
  countHeldByOthers,
  deleteCouponRow,
  findCouponByCode,
  insertCoupon,
  lockCoupon,
  selectCoupons,
  updateCouponRow,
} from './coupons.repository.ts';
import type { CouponType } from './evaluate-coupon.ts';

const UNKNOWN = 'Deze kortingscode bestaat niet.';

type Values = Pick<
  Parameters<typeof insertCoupon>[1],
  'code' | 'type' | 'value' | 'validFrom' | 'validUntil'
> & { minOrderCents: Cents | null; maxUses: number | null; isActive: boolean };

type Needs = { database: Database; clock: Clock };

/** Lists all coupons for the back-office, newest first. */
export async function listCoupons({ database }: { database: Pick<Database, 'orm'> }): Promise<Coupon[]> {
  return (await selectCoupons(database.orm)).map(toCoupon);
}

/** Creates a coupon and returns it. Throws 409 `coupon_code_taken`; 422 for contradictory values. */
export async function createCoupon({ database, clock }: Needs, input: CouponInput): Promise<Coupon> {
  const values: Values = {
    code: normalizeCouponCode(input.code),
    type: input.type,
    value: hundredths(input.value),
    minOrderCents: minimum(input.minOrderAmount),
    maxUses: limit(input.maxUses),
    validFrom: requiredDay(input.validFrom, 'validFrom'),
    validUntil: requiredDay(input.validUntil, 'validUntil'),
    isActive: input.isActive ?? true,
  };
  refuseContradictions(values);
  const now = clock.now();
  const row = await database.transaction((tx) =>
    insertCoupon(tx, { ...values, createdAt: now, updatedAt: now }),
  );
  if (!row) throw codeTaken();
  return toCoupon(row);
}

/**
 * Changes the given fields of a coupon. Throws 404 `not_found`; 409 `coupon_code_taken`, `edit_conflict`; 422
 * for contradictory values, and for a new code when the old code was used or is held by an open checkout.
 */
export function updateCoupon({ database, clock }: Needs, id: number, input: CouponUpdate): Promise<Coupon> {
  return database.transaction(async (tx) => {
    const current = await lockCoupon(tx, id);
    if (!current) throw notFound(UNKNOWN);
    refuseStaleEdit(
      current.version,
      input.version,
      'Iemand anders heeft deze kortingscode intussen gewijzigd.',
    );
    const values = changedValues(current, input);
    refuseContradictions(values);
    if (values.code !== current.code) await refuseInUse(tx, current, clock.now());
    const namesake = await findCouponByCode(tx, values.code);
    if (namesake && namesake.id !== id) throw codeTaken();
    // Only an edit increases the version. A use of the code in the meantime is no conflict.
    const change = { ...values, version: current.version + 1, updatedAt: clock.now() };
    const row = await updateCouponRow(tx, id, change);
    if (!row) throw notFound(UNKNOWN);
    return toCoupon(row);
  });
}

/**
 * Throws 422 when a use of the code was counted or is held by an open checkout. Orders and payments refer to
 * a coupon by its code, so a new code would lose that use.
 */
async function refuseInUse(tx: Orm, { id, usedCount }: CouponRow, now: Date): Promise<void> {
  const held = await countHeldByOthers(tx, { couponId: id, holdKey: '', now });
  if (usedCount === 0 && held === 0) return;
  const message = 'Deze code is al in gebruik. Zet hem uit en maak een nieuwe.';
  throw invalidFields([{ path: 'code', message }]);
}

/**
 * Deletes a coupon and the uses held of it; orders keep their discount. Throws 404 `not_found` for an unknown
 * id.
 */
export async function deleteCoupon({ database }: Pick<Needs, 'database'>, id: number): Promise<void> {
  if (!(await database.transaction((tx) => deleteCouponRow(tx, id)))) throw notFound(UNKNOWN);
}

function changedValues(current: CouponRow, input: CouponUpdate): Values {
  return {
    code: input.code === undefined ? current.code : normalizeCouponCode(input.code),
    type: input.type ?? current.type,
    value: input.value === undefined ? current.value : hundredths(input.value),
    minOrderCents: input.minOrderAmount === undefined ? current.minOrderCents : minimum(input.minOrderAmount),
    maxUses: input.maxUses === undefined ? current.maxUses : limit(input.maxUses),
    validFrom: input.validFrom === undefined ? current.validFrom : requiredDay(input.validFrom, 'validFrom'),
    validUntil:
      input.validUntil === undefined ? current.validUntil : requiredDay(input.validUntil, 'validUntil'),
    isActive: input.isActive ?? current.isActive,
  };
}

function refuseContradictions(values: {
  type: CouponType;
  value: number;
  validFrom: string;
  validUntil: string;
}): void {
  const errors: FieldError[] = [];
  if (values.value <= 0) errors.push({ path: 'value', message: 'De waarde moet hoger zijn dan 0.' });
  if (values.type === 'percentage' && values.value > 100_00) {
    errors.push({ path: 'value', message: 'Een percentage is hoogstens 100.' });
  }
  if (values.validUntil < values.validFrom) {
    errors.push({ path: 'validUntil', message: 'De laatste dag ligt voor de eerste.' });
  }
  if (errors.length > 0) throw invalidFields(errors);
}

// Percentages and euros have two decimals, so one function reads either of them.
function hundredths(value: string | number): number {
  const amount = parseEuros(String(value));
  if (amount === null)
    throw invalidFields([{ path: 'value', message: 'Vul een getal in met hoogstens 2 decimalen.' }]);
  return amount;
}

function minimum(value: string | number | null | undefined): Cents | null {
  if (value === null || value === undefined || value === '') return null;
  const amount = parseEuros(String(value));
  return amount === null || amount <= 0 ? null : amount;
}

function limit(value: string | number | null | undefined): number | null {
  const uses = Number(value ?? 0);
  return uses > 0 ? uses : null;
}

function requiredDay(text: string, path: string): string {
  const day = couponDay(text);
  if (day === null) throw invalidFields([{ path, message: 'Vul een datum in.' }]);
  return day;
}

function codeTaken(): Refusal {
  return refusedField('coupon_code_taken', 'code', 'Er is al een kortingscode met deze naam.');
}
