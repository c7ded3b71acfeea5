// The tabs of outgoing mail: sent mails, and suppressions.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../ui/section-tabs.tsx';

export const OutboxTabs = sectionTabs('Outbox', [
  [href('/admin/outbox'), 'Mails'],
  [href('/admin/outbox/blocked'), 'Geblokkeerde adressen'],
]);
