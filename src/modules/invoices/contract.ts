// The contract of invoices for the browser and other modules.

export * from './invoice-contract.ts';
