// The labels of the fields of an order, for the edit dialog, the conflict message and the history.

import { eachField } from '#shared/recipient/recipient.ts';
import { recipientLabel } from '#shared/recipient/recipient-labels.ts';
import type { EditForm } from './edit-order-form.ts';

export const EDIT_LABELS: Readonly<Record<keyof EditForm, string>> = {
  ...eachField((field) => recipientLabel(field)),
  status: 'Status',
  variant: 'Pack',
  reason: 'Reden van de correctie',
  settle: 'Het verschil',
  total: 'Totaal',
  discount: 'Korting',
  shippingCost: 'Verzendkosten',
  couponCode: 'Kortingscode',
  carrier: 'Vervoerder',
  trackingCode: 'Trackingcode',
  trackingUrl: 'Trackinglink',
  notifyCustomer: 'Klant een mail sturen',
};
