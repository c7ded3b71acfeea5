// The pages of the differences: what differs now, what was put right, and when the books were compared.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../ui/section-tabs.tsx';

export const DifferenceTabs = sectionTabs('Verschillen', [
  [href('/admin/differences'), 'Open'],
  [href('/admin/differences/resolved'), 'Opgelost'],
  [href('/admin/differences/comparisons'), 'Vergelijkingen'],
]);
