// A card with the current state of each service the shop depends on.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ServiceKey, ServiceState } from '#modules/operations/contract.ts';
import { href } from '#shared/href.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { TextWithCode } from '../../shared/text-with-code.tsx';
import { RefreshButton } from '../../ui/list/list-toolbar.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { servicesQuery } from './api-calls.ts';

const NAMES: Readonly<Record<ServiceKey, string>> = {
  payments: 'Betalingen',
  database: 'Database',
  jobs: 'Taken',
  mail: 'E-mail',
  text: 'AI-teksten',
  labels: 'Verzendlabels',
  inbox: 'Inkomende mail',
  addresses: 'Adresregister',
  storage: 'Opslag',
  backups: 'Back-ups',
  log: 'Logboek',
  clock: 'Klok',
};

const STATES: Readonly<Record<ServiceState, { text: string; tone: BadgeTone }>> = {
  connected: { text: 'Verbonden', tone: 'live' },
  setup: { text: 'Niet ingesteld', tone: 'warning' },
  failing: { text: 'Storing', tone: 'danger' },
};

const NOT_YET = { text: 'Nog niet', tone: 'plain' } as const;
/** The label of an optional service that is not configured. */
const NOT_CONFIGURED = { text: 'Niet ingesteld', tone: 'plain' } as const;

/** Labels of a state that differ for one service, such as "Loopt" instead of "Verbonden" for the jobs. */
const OWN_STATES: Readonly<Partial<Record<`${ServiceKey} ${ServiceState}`, (typeof STATES)[ServiceState]>>> =
  {
    'text setup': NOT_CONFIGURED,
    'inbox setup': NOT_CONFIGURED,
    'backups setup': NOT_YET,
    'log setup': NOT_YET,
    'addresses setup': { text: 'Niet bereikbaar', tone: 'warning' },
    'jobs connected': { text: 'Loopt', tone: 'live' },
    'clock connected': { text: 'Gelijk', tone: 'live' },
  };

export function ServicesPanel() {
  const query = useQuery(servicesQuery);
  return (
    <Panel
      aria-busy={query.isFetching}
      title="Diensten"
      beside={
        <span className="ml-auto">
          <RefreshButton busy={query.isRefetching} onRefresh={() => void query.refetch()} />
        </span>
      }
    >
      <Loaded query={query} rows={3} loading="Diensten bekijken" failed="Diensten niet geladen">
        {(services) => (
          <ul className="-mb-px grid overflow-hidden rounded-b-[9px] grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] border-t border-hairline">
            {services.map(({ key, state, detail }) => (
              <li key={key} className="border-b border-hairline px-4 py-3 wrap-anywhere">
                <p className="mb-1 flex items-center justify-between gap-2">
                  <strong>{NAMES[key]}</strong>
                  <StateBadge {...(OWN_STATES[`${key} ${state}`] ?? STATES[state])} />
                </p>
                <p className="muted">
                  <TextWithCode>{detail}</TextWithCode>
                  {key === 'jobs' && state === 'failing' ? (
                    <span>
                      {' '}
                      <Link to={href('/admin/api/jobs')}>Bekijk ze</Link>
                    </span>
                  ) : null}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function StateBadge({ text, tone }: (typeof STATES)[ServiceState]) {
  return <Badge tone={tone}>{text}</Badge>;
}
