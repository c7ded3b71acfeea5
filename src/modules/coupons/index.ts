// Server entry point of coupons: the value of a code, holds on uses, and the operator's list. Browser code
// uses contract.ts instead.

export { checkCoupon } from './check-coupon.ts';
export * from './contract.ts';
export { countCouponHolds, countUsableCoupons, deletedCouponHold } from './coupons.repository.ts';
export { type CouponRefusal, REFUSAL_TEXTS } from './evaluate-coupon.ts';
export { claimCoupon, holdCoupon, moveCouponUse, releaseCoupon } from './hold-coupon.ts';
export { createCoupon, deleteCoupon, listCoupons, updateCoupon } from './manage-coupons.ts';
export { seedCoupons } from './seed-coupons.ts';
