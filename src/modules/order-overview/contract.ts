// The contract of the order overview for the browser and other modules: the order as its customer sees it,
// and as operators see it with all its parts.

export type {
  CustomerOrder,
  CustomerReturn,
  OpenedOrderLink,
} from './customer-page/customer-order-contract.ts';
export * from './order-detail-contract.ts';
