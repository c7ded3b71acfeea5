// The switches of notices as lines of the command palette, which toggle them directly. Other switches are
// visible to customers or depend on other settings, so the palette only links to them.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { type NoticeKind, noticeKindNames, noticeKinds } from '#modules/notices/contract.ts';
import type { Settings } from '#modules/settings/contract.ts';
import { settingsEndpoints } from '#modules/settings/endpoints.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { settingsQuery } from '../../admin-queries.ts';
import { saveSettings } from '../../sections/settings/settings-calls.ts';
import { useIsPermitted } from '../../session/admin-session.ts';
import type { Findable } from './palette-item.ts';

type Flip = { kind: NoticeKind; isOn: boolean };

/**
 * Returns the switches of notices as lines of the command palette. Empty, without fetching the settings,
 * while `enabled` is false because nothing was typed yet.
 */
export function useNoticeSwitches(enabled: boolean): Findable[] {
  const client = useQueryClient();
  const isPermitted = useIsPermitted(settingsEndpoints.update);
  const { data } = useQuery({ ...settingsQuery, enabled: enabled && isPermitted });
  const { mutate } = useMutation({
    mutationFn: ({ kind, isOn }: Flip) => saveSettings({ notifications: { [kind]: isOn } }),
    meta: { failed: 'De melding is niet gewijzigd' },
    onSuccess: (saved, { kind, isOn }) => {
      client.setQueryData(settingsQuery.queryKey, saved);
      toast({
        title: `Melding ${noticeKinds[kind].label} staat ${isOn ? 'aan' : 'uit'}`,
        ...(isOn ? {} : { description: 'Je leest het voortaan in het ochtendoverzicht.' }),
        action: { label: 'Ongedaan maken', run: () => mutate({ kind, isOn: !isOn }) },
      });
    },
  });
  return isPermitted && data ? noticeSwitches(data.notifications, mutate) : [];
}

export function noticeSwitches(
  notifications: Settings['notifications'],
  flip: (change: Flip) => void,
): Findable[] {
  return noticeKindNames.options.map((kind) => {
    const isOn = !notifications[kind];
    return {
      id: `notice-${kind}`,
      group: 'settings',
      kind: 'press',
      icon: isOn ? Bell : BellOff,

      label: `Melding ${noticeKinds[kind].label}: ${isOn ? 'aanzetten' : 'uitzetten'}`,
      detail: 'Meteen',
      words: `meldingen bij zet ${isOn ? 'aan' : 'uit'} ${noticeKinds[kind].explains}`,
      press: () => flip({ kind, isOn }),
    };
  });
}
