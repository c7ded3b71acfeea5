// The contract of order changes for the browser and other modules.

export * from './change-contract.ts';
