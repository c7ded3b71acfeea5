// The list of the operator's own sessions, each with a button that ends the session.

import { useMutation, useQuery } from '@tanstack/react-query';
import type { OperatorSession } from '#modules/accounts/contract.ts';
import { accountEndpoints } from '#modules/accounts/endpoints.ts';
import { send } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { momentText } from '../../format.ts';
import { sessionsQuery } from '../../session/account-queries.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { deviceText } from './device-text.ts';

export function SessionsPanel() {
  const query = useQuery(sessionsQuery);
  const endSession = useMutation({
    mutationFn: (id: number | 'others') =>
      id === 'others'
        ? send(accountEndpoints.endOtherSessions)
        : send(accountEndpoints.endSession, { params: { id } }),
    onSuccess: (_, id) =>
      toast({ title: id === 'others' ? 'Uitgelogd op je andere apparaten' : 'Sessie beëindigd' }),
    meta: { invalidates: [sessionsQuery.queryKey], failed: 'Beëindigen is niet gelukt' },
  });
  const hasOthers = query.data?.some(({ current }) => !current);
  return (
    <Panel
      title="Waar je bent ingelogd"
      beside={
        hasOthers ? (
          <Button disabled={endSession.isPending} onClick={() => endSession.mutate('others')}>
            Uitloggen op andere apparaten
          </Button>
        ) : null
      }
    >
      <Loaded query={query} rows={2} loading="Sessies laden" failed="Fout bij laden van de sessies">
        {(sessions) => (
          <ul>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={endSession.isPending}
                onRevoke={() => endSession.mutate(session.id)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

type SessionRowProps = { session: OperatorSession; busy: boolean; onRevoke(): void };

function SessionRow({ session, busy, onRevoke }: SessionRowProps) {
  const device = deviceText(session.device);
  return (
    <li className="flex items-center justify-between gap-4 border-t border-hairline px-4 py-2.5">
      <p className="min-w-0 wrap-anywhere">
        <strong>{device}</strong>
        {session.current ? (
          <Badge tone="live" className="ml-2">
            Dit apparaat
          </Badge>
        ) : null}
        <span className="block text-quiet">
          Ingelogd op <span>{momentText(session.startedAt)}</span>, laatst gebruikt op{' '}
          <span>{momentText(session.seenAt)}</span>
        </span>
      </p>
      {session.current ? null : (
        <Button
          className="flex-none"
          disabled={busy}
          aria-label={`Uitloggen op ${device}, ingelogd op ${momentText(session.startedAt)}`}
          onClick={onRevoke}
        >
          Uitloggen
        </Button>
      )}
    </li>
  );
}
