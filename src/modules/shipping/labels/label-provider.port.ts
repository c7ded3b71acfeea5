// The port of shipping labels. It has two adapters: Sendy, and labels the shop prints itself. Registering a
// shipment is free, buying its label is not; the result of both can be looked up afterwards.

import type { Carrier, LabelOptions } from '../contract.ts';
import type { Parcel } from './parcel.ts';

/** A shipment as the label service reports it, read fresh. */
export type ProviderShipment = {
  id: string;
  /** `new`: registered and not bought; `other`: a state the shop does not know and leaves unchanged. */
  status: 'new' | 'generated' | 'cancelled' | 'other';
  isDelivered: boolean;
  /** Null until the service assigns one. */
  trackingCode: string | null;
  /** The tracking page of the service; null when the carrier's page is used. */
  trackingUrl: string | null;
};

export type RegisterShipment = {
  /** The shop's unique id of the shipment, by which it can be found at the service. */
  reference: string;
  parcel: Parcel;
  options: LabelOptions;
};

export type LabelPaper = 'A6' | 'A4';

/** A label to print. The offline adapter needs all fields; a service needs only the id. */
export type LabelToPrint = RegisterShipment & {
  id: string;
  trackingCode: string;
  carrier: Carrier;
  /** True for a return label, from the customer to the shop; the customer chooses the carrier. */
  isReturn?: boolean;
};

export type LabelProvider = {
  readonly name: 'sendy' | 'offline';
  /**
   * True when repeated requests give the same label. Requests may then run in parallel, and an unanswered
   * request had no effect.
   */
  readonly isRepeatable: boolean;
  /** When the access to the service expires; null when it does not or the date is unknown. */
  readonly accessEndsAt: Date | null;
  register(input: RegisterShipment): Promise<ProviderShipment>;
  /** Finds the shipment with this reference; null when the service does not know it. */
  find(reference: string): Promise<ProviderShipment | null>;
  read(id: string): Promise<ProviderShipment | null>;
  /** Buys the label of a registered shipment. */
  buy(id: string): Promise<ProviderShipment>;
  /** Cancels a shipment; succeeds when it is already cancelled. Throws `LabelRefused` when it is too late. */
  cancel(id: string): Promise<void>;
  /** Creates one PDF with all labels, in the given order. */
  print(labels: readonly LabelToPrint[], paper: LabelPaper): Promise<Buffer>;
};

/** Thrown for a permanent refusal: an address the service does not accept, or a service it does not sell. */
export class LabelRefused extends Error {
  override readonly name = 'LabelRefused';
}

/** Thrown when the service did nothing: it is unreachable, too busy, or refuses the shop's access. */
export class LabelServiceUnavailable extends Error {
  override readonly name = 'LabelServiceUnavailable';
  /** True when the access itself is invalid, so waiting does not help. */
  readonly isMisconfigured: boolean;
  constructor(message: string, options: ErrorOptions & { isMisconfigured?: boolean } = {}) {
    super(message, options);
    this.isMisconfigured = options.isMisconfigured ?? false;
  }
}

/** Thrown when the service gave no usable answer; the result of the request must be looked up. */
export class LabelServiceTimeout extends Error {
  override readonly name = 'LabelServiceTimeout';
}
