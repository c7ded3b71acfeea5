// The API endpoints of labels, packing and recalls.

export * from './batches/recall-endpoints.ts';
export * from './labels/label-endpoints.ts';
export * from './packing/packing-endpoints.ts';
