// The contract of refunds for the browser and other modules.

export * from './refund-contract.ts';
