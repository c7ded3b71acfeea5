// What the fields of an order are called: in the edit dialog, in the notice of a conflict and in the history.

import type { EditForm } from './edit-order-form.ts';

export const EDIT_LABELS: Readonly<Record<keyof EditForm, string>> = {
  customerName: 'Naam',
  customerEmail: 'E-mailadres',
  customerPhone: 'Telefoonnummer',
  streetName: 'Straatnaam',
  houseNumber: 'Huisnummer',
  houseNumberAddition: 'Toevoeging',
  postalCode: 'Postcode',
  city: 'Plaats',
  country: 'Land',
  customerAddress: 'Adres in één regel (oud)',
  status: 'Status',
  total: 'Totaal',
  discount: 'Korting',
  shippingCost: 'Verzendkosten',
  couponCode: 'Kortingscode',
  carrier: 'Vervoerder',
  trackingCode: 'Trackingcode',
  trackingUrl: 'Trackinglink',
  notifyCustomer: 'Klant een mail sturen',
};
