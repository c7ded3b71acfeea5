// The tabs of this section: orders, bank orders, and failed payments.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../../ui/section-tabs.tsx';

export const OrderTabs = sectionTabs('Bestellingen', [
  [href('/admin/orders'), 'Alle'],
  [href('/admin/orders/bank'), 'Per bank'],
  [href('/admin/orders/failed'), 'Mislukt'],
]);
