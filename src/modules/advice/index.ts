// The server's door to the advice: the same pure functions the browser has.

export * from './contract.ts';
