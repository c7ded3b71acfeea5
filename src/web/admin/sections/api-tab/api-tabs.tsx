// The pages of what the shop leans on: its services and its API, and the jobs that failed.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../ui/section-tabs.tsx';

export const ApiTabs = sectionTabs('API', [
  [href('/admin/api'), 'Diensten'],
  [href('/admin/api/jobs'), 'Taken'],
]);
