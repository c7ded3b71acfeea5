// The tabs of this section: services and API, and failed jobs.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../ui/section-tabs.tsx';

export const ApiTabs = sectionTabs('API', [
  [href('/admin/api'), 'Diensten'],
  [href('/admin/api/jobs'), 'Taken'],
]);
