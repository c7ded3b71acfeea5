// The pages of the stock: what there is, what is coming, in which batches, and why.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../ui/section-tabs.tsx';

export const StockTabs = sectionTabs('Voorraad', [
  [href('/admin/stock'), 'Stand'],
  [href('/admin/stock/purchases'), 'Inkoop'],
  [href('/admin/stock/batches'), 'Partijen'],
  [href('/admin/stock/movements'), 'Bewegingen'],
]);
