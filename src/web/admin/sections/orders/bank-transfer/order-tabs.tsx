// The pages of orders: those that are there, those that wait for their money, and those whose payment failed.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../../ui/section-tabs.tsx';

export const OrderTabs = sectionTabs('Bestellingen', [
  [href('/admin/orders'), 'Alle'],
  [href('/admin/orders/bank'), 'Per bank'],
  [href('/admin/orders/failed'), 'Mislukt'],
]);
