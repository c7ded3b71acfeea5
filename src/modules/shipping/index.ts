// Entry point of the shipping module for server code: countries, fees, delivery days, carriers, tracking
// links and shipping labels. Browser code imports contract.ts or browser.ts instead.

export type { AddressDirectory, RegisteredAddress } from './address-directory.port.ts';
export * from './contract.ts';
export {
  type LabelPaper,
  type LabelProvider,
  LabelRefused,
  LabelServiceTimeout,
  LabelServiceUnavailable,
  type LabelToPrint,
  type ProviderShipment,
} from './labels/label-provider.port.ts';
export { ownTrackingCode } from './labels/own-tracking-code.ts';
export type { Addressee, Parcel } from './labels/parcel.ts';
export { proposeLabel, weighParcel } from './labels/propose-label.ts';
export { createLookUpAddress, type LookUpAddress } from './look-up-address.ts';
export { changeShippingCountry, listShippingCountries, seedShipping } from './manage-shipping-countries.ts';
