// The contract of invoices for the browser and other modules: the API schemas of the invoice list of an
// order.

export * from './invoice-contract.ts';
