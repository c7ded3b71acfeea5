// The pages of the books: a quarter, the journal behind it, what reached the bank, and what things cost.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../ui/section-tabs.tsx';

export const BookkeepingTabs = sectionTabs('Boekhouding', [
  [href('/admin/bookkeeping'), 'Kwartaal'],
  [href('/admin/bookkeeping/journal'), 'Journaal'],
  [href('/admin/bookkeeping/payouts'), 'Uitbetalingen'],
  [href('/admin/bookkeeping/costs'), 'Kosten'],
]);
