// The port to whoever sells or makes shipping labels. Two adapters fill it: Sendy, and labels the shop prints
// itself. Registering a parcel costs nothing, buying its label does; both are asked in a way that can be
// looked up afterwards.

import type { Carrier, LabelOptions } from '../contract.ts';
import type { Parcel } from './parcel.ts';

/** What the service knows of one shipment, read fresh. */
export type ProviderShipment = {
  id: string;
  /** `new` is registered and not bought; `other` is a state the shop does not know and leaves alone. */
  status: 'new' | 'generated' | 'cancelled' | 'other';
  isDelivered: boolean;
  /** Null as long as the service has not given one. */
  trackingCode: string | null;
  /** The service's own page; null where the carrier's is to be used. */
  trackingUrl: string | null;
};

export type RegisterShipment = {
  /** The shop's own name for this shipment, never used twice: how it is found again. */
  reference: string;
  parcel: Parcel;
  options: LabelOptions;
};

export type LabelPaper = 'A6' | 'A4';

/** One label to print. The adapter that prints offline needs all of it, a service only the id. */
export type LabelToPrint = RegisterShipment & {
  id: string;
  trackingCode: string;
  carrier: Carrier;
  /** It travels from a customer to the shop, by whom and how is the customer's choice. */
  isReturn?: boolean;
};

export type LabelProvider = {
  readonly name: 'sendy' | 'offline';
  /**
   * Whether whoever asks for a label a second time gets the same one: two may then be at it at once, and what
   * was asked and never answered has done nothing.
   */
  readonly isRepeatable: boolean;
  /** Until when the access to the service is valid; null when it does not end or nobody knows. */
  readonly accessEndsAt: Date | null;
  register(input: RegisterShipment): Promise<ProviderShipment>;
  /** The shipment of that reference, or null when the service does not know it. */
  find(reference: string): Promise<ProviderShipment | null>;
  read(id: string): Promise<ProviderShipment | null>;
  /** Buys the label of a registered shipment. */
  buy(id: string): Promise<ProviderShipment>;
  /**
   * Takes a shipment back; one that is gone already is fine. Throws LabelRefused when it is too late for
   * that.
   */
  cancel(id: string): Promise<void>;
  /** One PDF of all labels, in the order given. */
  print(labels: readonly LabelToPrint[], paper: LabelPaper): Promise<Buffer>;
};

/** The service says no, and will go on saying it: an address it does not take, a service it does not sell. */
export class LabelRefused extends Error {
  override readonly name = 'LabelRefused';
}

/**
 * Nothing was done there: the service was not reached, is too busy, or does not know this shop (any more).
 */
export class LabelServiceUnavailable extends Error {
  override readonly name = 'LabelServiceUnavailable';
  /** True when waiting does not help: the access itself is wrong. */
  readonly isMisconfigured: boolean;
  constructor(message: string, options: ErrorOptions & { isMisconfigured?: boolean } = {}) {
    super(message, options);
    this.isMisconfigured = options.isMisconfigured ?? false;
  }
}

/** No answer, or one without sense: whether something was done there is to be looked up. */
export class LabelServiceTimeout extends Error {
  override readonly name = 'LabelServiceTimeout';
}
