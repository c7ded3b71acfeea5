// The port of shipping labels. Two adapters implement the port: Sendy, and labels the shop prints itself.
// Registering a shipment is free, buying its label is not. After a lost answer, the result of either step can
// be looked up.

import type { Carrier, LabelOptions } from '../contract.ts';
import type { Parcel } from './parcel.ts';

/** A shipment with its current state at the label service. */
export type ProviderShipment = {
  id: string;
  /**
   * State of a shipment at the label service. `new`: registered, label not bought; `generated`: label bought;
   * `other`: a state unknown to the shop, which then changes nothing.
   */
  status: 'new' | 'generated' | 'cancelled' | 'other';
  isDelivered: boolean;
  /** Carrier's tracking code of a shipment; null until the label service assigns one. */
  trackingCode: string | null;
  /** Tracking page of a shipment at the label service; null when the carrier's own page must be used. */
  trackingUrl: string | null;
};

export type RegisterShipment = {
  /** The shop's own unique id of a shipment, by which `find` looks it up at the label service. */
  reference: string;
  parcel: Parcel;
  options: LabelOptions;
};

export type LabelPaper = 'A6' | 'A4';

/**
 * A label to print. The adapter for labels that the shop prints itself needs all fields; a label service
 * needs only the id.
 */
export type LabelToPrint = RegisterShipment & {
  id: string;
  trackingCode: string;
  carrier: Carrier;
  /**
   * True for a return label, with which a customer sends goods back to the shop. The label names no carrier,
   * because the customer chooses one.
   */
  isReturn?: boolean;
};

export type LabelProvider = {
  readonly name: 'sendy' | 'offline';
  /**
   * True for a label provider whose repeated requests give the same label. Requests may then run in parallel,
   * and a request without an answer can simply be repeated.
   */
  readonly isRepeatable: boolean;
  /**
   * When the shop's access to the label service expires; null when the access does not expire or the date is
   * unknown.
   */
  readonly accessEndsAt: Date | null;
  register(input: RegisterShipment): Promise<ProviderShipment>;
  /** Finds the shipment with this reference at the label service; null when the service does not know it. */
  find(reference: string): Promise<ProviderShipment | null>;
  read(id: string): Promise<ProviderShipment | null>;
  /** Buys the label of a shipment that is registered at the label service, which costs money. */
  buy(id: string): Promise<ProviderShipment>;
  /**
   * Cancels a shipment at the label service; succeeds when it is already cancelled. Throws `LabelRefused`
   * when it is too late to cancel.
   */
  cancel(id: string): Promise<void>;
  /** Creates one PDF with all the given labels, in the given order. */
  print(labels: readonly LabelToPrint[], paper: LabelPaper): Promise<Buffer>;
};

/**
 * Thrown when the label service refuses for good: it does not accept the address, or does not sell the chosen
 * service.
 */
export class LabelRefused extends Error {
  override readonly name = 'LabelRefused';
}

/**
 * Thrown when the label service certainly did not execute the request: it is unreachable, too busy, or
 * refuses the shop's access.
 */
export class LabelServiceUnavailable extends Error {
  override readonly name = 'LabelServiceUnavailable';
  /**
   * True when the shop's access to the label service is invalid, so an operator must act and waiting does not
   * help.
   */
  readonly isMisconfigured: boolean;
  constructor(message: string, options: ErrorOptions & { isMisconfigured?: boolean } = {}) {
    super(message, options);
    this.isMisconfigured = options.isMisconfigured ?? false;
  }
}

/**
 * Thrown when the label service gave no usable answer. The request may have been executed; the caller must
 * look up the result.
 */
export class LabelServiceTimeout extends Error {
  override readonly name = 'LabelServiceTimeout';
}
