// The pages of what comes in: conversations, mails that were left out, and sign-ups for the newsletter.

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

/** As the name of the tab goes on for those who hear it: "Niet overgenomen 3". */
function LeftOutCount() {
  const waiting = useQuery(leftOutCountQuery).data?.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <Badge tone="warning">
      <span translate="no">{waiting}</span>
    </Badge>
  );
}
