// /admin/go-live: what must be true before the shop takes real money, and what to do where it is not yet.

import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { GoLive, GoLiveItem } from '#modules/operations/contract.ts';
import { operationEndpoints } from '#modules/operations/endpoints.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { buttonClass } from '#web/ui/controls/button.tsx';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { reads } from '../../reads.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { RefreshButton } from '../../ui/list/list-toolbar.tsx';
import { Loaded } from '../../ui/loaded.tsx';

export const meta = () => pageMeta('Livegang-check');

/** Looked at when it is shown, never from memory. */
const goLiveQuery = reads(['go-live'], operationEndpoints.checkGoLive, { staleTime: 0 });

export default function GoLivePage() {
  const query = useQuery(goLiveQuery);
  return (
    <>
      <PageHeader title="Livegang-check">
        <RefreshButton busy={query.isRefetching} onRefresh={() => void query.refetch()} />
      </PageHeader>
      <Loaded query={query} rows={10} loading="Winkel nakijken" failed="Error loading the check">
        {(check) => <Checks check={check} />}
      </Loaded>
    </>
  );
}

function Checks({ check: { live, items } }: { check: GoLive }) {
  const done = items.filter(({ ok }) => ok).length;
  return (
    <Panel
      className="max-w-208"
      title={headline(live, items.length - done)}
      beside={
        <Badge tone={live ? 'live' : 'info'} className="ml-0">
          {live ? 'Live' : 'Testmodus'}
        </Badge>
      }
    >
      <PanelText>
        {done} van {items.length} punten in orde. Deze pagina kijkt bij elk bezoek opnieuw.
      </PanelText>
      <ul>
        {[...items].sort(openFirst).map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ul>
    </Panel>
  );
}

function headline(live: boolean, open: number): string {
  if (open === 0) return live ? 'Live, en alles is in orde' : 'Klaar om live te gaan';
  const points = open === 1 ? 'één punt' : `${open} punten`;
  return live ? `Live, met nog ${points} open` : `Nog ${points} te gaan tot livegang`;
}

const openFirst = (a: GoLiveItem, b: GoLiveItem) => Number(a.ok) - Number(b.ok);

function Item({ item: { title, ok, detail, todo, path } }: { item: GoLiveItem }) {
  const Icon = ok ? CircleCheck : CircleAlert;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 border-t border-hairline px-4 py-3 wrap-anywhere max-sm:grid-cols-[auto_minmax(0,1fr)]">
      <Icon size={18} aria-hidden className={ok ? 'mt-px text-accent-text' : 'mt-px text-warning'} />
      <div>
        <h3>
          {title} <span className="visually-hidden">{ok ? 'in orde' : 'nog niet in orde'}</span>
        </h3>
        <p className="muted">{detail}</p>
        {todo ? <p>{todo}</p> : null}
      </div>
      {todo && path ? (
        <Link
          className={buttonClass({}, 'max-sm:col-start-2 max-sm:justify-self-start')}
          to={path}
          aria-label={`${title}: regel dit`}
        >
          Regel dit
        </Link>
      ) : null}
    </li>
  );
}
