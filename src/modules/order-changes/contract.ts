// The contract of order changes for the browser and other modules: the API schemas of changes to the amounts
// of an order.

export * from './change-contract.ts';
