// Entry point of the coupons module for server code: the discount of a code, uses held for open checkouts,
// and managing coupons in the back-office. Browser code imports contract.ts instead.

export { checkCoupon } from './check-coupon.ts';
export * from './contract.ts';
export { countCouponHolds, countUsableCoupons, deletedCouponHold } from './coupons.repository.ts';
export { type CouponRefusal, REFUSAL_TEXTS } from './evaluate-coupon.ts';
export { claimCoupon, holdCoupon, moveCouponUse, releaseCoupon } from './hold-coupon.ts';
export { createCoupon, deleteCoupon, listCoupons, updateCoupon } from './manage-coupons.ts';
export { seedCoupons } from './seed-coupons.ts';
