// The tabs of this section: pages and redirects.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../ui/section-tabs.tsx';

export const PageTabs = sectionTabs('Pagina’s', [
  [href('/admin/pages'), 'Pagina’s'],
  [href('/admin/pages/redirects'), 'Doorverwijzingen'],
]);
