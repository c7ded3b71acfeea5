// Labels the shop prints itself: what the wiring needs of them.

export { createOfflineLabels } from './offline-labels.ts';
