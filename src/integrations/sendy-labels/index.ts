// Labels from Sendy: what the wiring needs of it.

export { accessEndOf } from './access-end.ts';
export { createSendyLabels } from './sendy-labels.ts';
export { createReadSendyMessage } from './sendy-message.ts';
