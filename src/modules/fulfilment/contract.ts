// The contract of fulfilment for the browser and other modules: labels, packing and recalls.

export * from './batches/recall-contract.ts';
export * from './labels/label-contract.ts';
export * from './packing/packing-contract.ts';
