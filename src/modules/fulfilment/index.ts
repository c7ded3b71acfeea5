// Entry point of the fulfilment module for server code: shipping labels, packing slips, packing runs and
// departures, and the recall list of a supplier batch.

export { listRecall } from './batches/recall.ts';
export * from './contract.ts';
export { type CancelLabelNeeds, cancelLabel } from './labels/cancel-label.ts';
export { cancelLabelQueue, labelBusy, makeLabelQueue, syncShipmentQueue } from './labels/label-jobs.ts';
export {
  createLabelProviders,
  type LabelProviders,
  labelAccessDaysLeft,
  type ReadLabelMessage,
} from './labels/label-providers.ts';
export { isUnanswered, LabelBusy, type LabelNeeds, makeLabel } from './labels/make-label.ts';
export {
  cancelOrderLabel,
  createOrderLabel,
  listOrderLabels,
  requestLabelCancellation,
} from './labels/order-labels.ts';
export type { PackingSlip } from './labels/packing-slip.ts';
export type { PrintPackingSlips } from './labels/packing-slip-printer.port.ts';
export { type PrintedFile, printOrderLabels, printOrderSlips } from './labels/print-documents.ts';
export { onLocked } from './labels/record-label.ts';
export {
  findLiveShipment,
  findShipment,
  listOrdersWithoutLabel,
  releaseShipmentClaims,
  updateShipment,
} from './labels/shipment.repository.ts';
export { reportShipment, syncShipment, syncShipmentsInTransit } from './labels/sync-shipments.ts';
export { changeKind, getParcelLabel, removeFromStack, retryParcelLabel } from './packing/get-parcel-label.ts';
export type { HeldBackItem, ListHeldBackItems } from './packing/items-to-pack.ts';
export { changeParcel, scanParcel } from './packing/mark-packed.ts';
export type { PdfPart, PdfStack } from './packing/pdf-stack.port.ts';
export { printRun } from './packing/print-run.ts';
export { countToShip, readPacking } from './packing/read-packing.ts';
export { cancelDeparture, departNow, departQueue, shipPacked } from './packing/ship-packed.ts';
export { packLabelQueue, startRun } from './packing/start-run.ts';
