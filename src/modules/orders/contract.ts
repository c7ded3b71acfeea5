// The contract of orders for the browser and other modules: schemas, states, flags and names.

export { CARRIERS as carriers, type Carrier } from '#modules/shipping/contract.ts';
export { formatDay } from '#shared/date-formats.ts';
export * from './list/order-list-contract.ts';
export * from './order-contract.ts';
export * from './order-flags.ts';
export {
  effectsOfStatus,
  isSent,
  type OrderStatus,
  orderStatuses,
  PAYMENT_NAMES,
  paymentStates,
  STATUS_NAMES,
  UNSENT,
  wasSent,
} from './order-states.ts';
