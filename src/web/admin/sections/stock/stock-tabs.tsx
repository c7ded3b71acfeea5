// The tabs of this section: stock, purchases, batches and movements.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../ui/section-tabs.tsx';

export const StockTabs = sectionTabs('Voorraad', [
  [href('/admin/stock'), 'Stand'],
  [href('/admin/stock/purchases'), 'Inkoop'],
  [href('/admin/stock/batches'), 'Partijen'],
  [href('/admin/stock/movements'), 'Bewegingen'],
]);
