// The tabs of this section: reviews and customers' photos.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../ui/section-tabs.tsx';

export const ReviewTabs = sectionTabs('Reviews', [
  [href('/admin/reviews'), 'Reviews'],
  [href('/admin/reviews/photos'), 'Foto’s'],
]);
