// A paid order as the API returns it to the back-office, for tests of its screens.

import type { Order } from '#modules/orders/contract.ts';
import { NOBODY } from '#shared/recipient/recipient.ts';

export const EXAMPLE_ORDER: Order = {
  ...NOBODY,
  id: 7,
  orderNumber: 'ZW100007',
  customerName: 'Sanne de Vries',
  customerEmail: 'sanne@example.nl',
  streetName: 'Voorbeeldstraat',
  houseNumber: '1',
  postalCode: '1234AB',
  city: 'Amsterdam',
  products: '[]',
  variant: '1x',
  quantity: 1,
  subtotal: '24.95',
  discount: '0.00',
  shippingCost: '4.95',
  total: '29.90',
  vatRate: 21,
  vatAmount: '5.19',
  couponCode: null,
  status: 'pending',
  paymentStatus: 'paid',
  paymentIntentId: 'pi_1',
  trackingCode: null,
  trackingUrl: null,
  carrier: null,
  shippedAt: null,
  flags: [],
  version: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};
