// The tabs of this section: present differences, resolved differences, and comparisons.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../ui/section-tabs.tsx';

export const DifferenceTabs = sectionTabs('Verschillen', [
  [href('/admin/differences'), 'Open'],
  [href('/admin/differences/resolved'), 'Opgelost'],
  [href('/admin/differences/comparisons'), 'Vergelijkingen'],
]);
