// The contract of refunds for the browser and other modules: the API schemas of refunds and disputes.

export * from './refund-contract.ts';
