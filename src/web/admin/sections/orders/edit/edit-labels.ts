// What the fields of an order are called: in the edit dialog, in the notice of a conflict and in the history.

import { eachField } from '#shared/recipient/recipient.ts';
import { recipientWord } from '#shared/recipient/recipient-words.ts';
import type { EditForm } from './edit-order-form.ts';

export const EDIT_LABELS: Readonly<Record<keyof EditForm, string>> = {
  ...eachField((field) => recipientWord(field)),
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
