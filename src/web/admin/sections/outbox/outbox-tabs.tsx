// The two pages of outgoing mail: what was sent, and who gets nothing any more.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../ui/section-tabs.tsx';

export const OutboxTabs = sectionTabs('Outbox', [
  [href('/admin/outbox'), 'Mails'],
  [href('/admin/outbox/blocked'), 'Geblokkeerde adressen'],
]);
