// The tabs of this section: conversations, left-out mails, and newsletter sign-ups.

import { useQuery } from '@tanstack/react-query';
import { href } from '#shared/href.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { sectionTabs } from '../../ui/section-tabs.tsx';
import { leftOutCountQuery } from './contact-calls.ts';

export const ContactTabs = sectionTabs('Contact', [
  [href('/admin/contacts'), 'Gesprekken'],
  [href('/admin/contacts/left-out'), 'Niet overgenomen', LeftOutCount],
  [href('/admin/contacts/newsletter'), 'Nieuwsbrief'],
]);

/**
 * The number of unseen left-out mails as a badge, read aloud after the name of the tab ("Niet overgenomen
 * 3"); hidden when 0.
 */
function LeftOutCount() {
  const waiting = useQuery(leftOutCountQuery).data?.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <Badge tone="warning">
      <span translate="no">{waiting}</span>
    </Badge>
  );
}
