// The two pages of what customers show and say: reviews, and the photos they gave.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../ui/section-tabs.tsx';

export const ReviewTabs = sectionTabs('Reviews', [
  [href('/admin/reviews'), 'Reviews'],
  [href('/admin/reviews/photos'), 'Foto’s'],
]);
