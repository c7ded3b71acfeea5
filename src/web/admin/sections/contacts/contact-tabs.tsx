// The two pages of what comes in: conversations, and sign-ups for the newsletter.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../ui/section-tabs.tsx';

export const ContactTabs = sectionTabs('Contact', [
  [href('/admin/contacts'), 'Gesprekken'],
  [href('/admin/contacts/newsletter'), 'Nieuwsbrief'],
]);
