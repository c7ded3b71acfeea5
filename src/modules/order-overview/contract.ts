// The contract of the order overview for the browser and other modules.

export type {
  CustomerOrder,
  CustomerReturn,
  OpenedOrderLink,
} from './customer-page/customer-order-contract.ts';
export * from './order-detail-contract.ts';
