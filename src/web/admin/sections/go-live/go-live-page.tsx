// /admin/go-live: the points to check before the shop takes real money, and how to solve the open ones.

import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleAlert, CircleCheck, DoorClosed, DoorOpen } from 'lucide-react';
import { Link } from 'react-router';
import type { GoLive, GoLiveItem } from '#modules/operations/contract.ts';
import { operationEndpoints } from '#modules/operations/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { buttonClass } from '#web/ui/controls/button.tsx';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { momentText } from '../../format.ts';
import { goLiveQuery, wayText } from '../../shared/go-live-query.ts';
import { TextWithCode } from '../../shared/text-with-code.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { RefreshButton } from '../../ui/list/list-toolbar.tsx';
import { Loaded } from '../../ui/loaded.tsx';

export const meta = () => pageMeta('Livegang-check');

export default function GoLivePage() {
  const query = useQuery(goLiveQuery);
  return (
    <div className="max-w-208">
      <PageHeader title="Livegang-check">
        <RefreshButton busy={query.isRefetching} onRefresh={() => void query.refetch()} />
      </PageHeader>
      <Loaded query={query} rows={10} loading="Winkel nakijken" failed="Livegang-check niet geladen">
        {(check) => (
          <>
            <Selling check={check} />
            <Checks check={check} />
          </>
        )}
      </Loaded>
    </div>
  );
}

const OPENING = {
  icon: DoorOpen,
  label: 'Een uur openen voor een proefbestelling',
  failed: 'De winkel is nog gesloten',
  requires: operationEndpoints.openForAnHour,
  run: () => request(operationEndpoints.openForAnHour),
};
const CLOSING = {
  icon: DoorClosed,
  label: 'Nu sluiten',
  failed: 'De winkel is nog open',
  requires: operationEndpoints.endOpening,
  run: () => request(operationEndpoints.endOpening),
};

/**
 * The message of a live shop that may not sell because duties of the Livegang-check are open, or that may
 * sell for one hour despite open duties, because an owner allowed it.
 */
function Selling({ check: { live, items, selling, openUntil } }: { check: GoLive }) {
  const missing = items.filter(({ ok, duty }) => !ok && duty !== null);
  if (!live || missing.length === 0) return null;
  return (
    <Panel className="mb-4" title={selling ? 'Open voor een proefbestelling' : 'De winkel verkoopt nog niet'}>
      <PanelText>
        <span>
          {openUntil
            ? `Tot ${momentText(openUntil)} kan iedereen bestellen en echt betalen. Daarna sluit de winkel vanzelf.`
            : 'Bezoekers kunnen rondkijken en invullen, maar niet betalen. Wat al betaald wordt, wordt gewoon een bestelling.'}
        </span>{' '}
        Eerst moet in orde zijn: <span>{missing.map(({ title }) => title).join(', ')}</span>.
      </PanelText>
      <div className="px-4 pb-4">
        <ActionButton {...(openUntil ? CLOSING : OPENING)} invalidates={[['go-live'], ['standing']]} />
      </div>
    </Panel>
  );
}

function Checks({ check: { live, items } }: { check: GoLive }) {
  const done = items.filter(({ ok }) => ok).length;
  return (
    <Panel
      title={headline(live, items.length - done)}
      beside={
        <Badge tone={live ? 'live' : 'info'} className="ml-0">
          {live ? 'Live' : 'Testmodus'}
        </Badge>
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-3">
        <progress
          className="upload-progress sm:max-w-60"
          max={items.length}
          value={done}
          aria-label="Punten in orde"
        />
        <p className="muted whitespace-nowrap">
          <span>{done}</span> van <span>{items.length}</span> punten in orde
        </p>
      </div>
      {GROUPS.map(({ title, text, isIn }) => {
        const members = items.filter(isIn);
        return members.length === 0 ? null : (
          <section key={title} aria-label={title}>
            <header className="border-t border-hairline bg-raised/50 px-4 py-2">
              <h3>
                <span>{title}</span>{' '}
                <span className="font-normal text-quiet tabular-nums">{members.length}</span>
              </h3>
              {text ? <p className="muted">{text}</p> : null}
            </header>
            <ul>
              {members.map((item) => (
                <Item key={item.key} item={item} />
              ))}
            </ul>
          </section>
        );
      })}
    </Panel>
  );
}

function headline(live: boolean, open: number): string {
  if (open === 0) return live ? 'Live, en alles is in orde' : 'Klaar om live te gaan';
  const points = open === 1 ? 'één punt' : `${open} punten`;
  return live ? `Live, met nog ${points} open` : `Nog ${points} te gaan tot livegang`;
}

type Group = { title: string; text?: string; isIn(item: GoLiveItem): boolean };

const GROUPS: readonly Group[] = [
  {
    title: 'Eerst dit',
    text: 'Zonder deze punten verkoopt een echte winkel niet.',
    isIn: ({ ok, duty }) => !ok && duty !== null,
  },
  { title: 'Daarna', isIn: ({ ok, duty }) => !ok && duty === null },
  { title: 'In orde', isIn: ({ ok }) => ok },
];

/**
 * The labels of the two kinds of duties of the Livegang-check, legal and financial. While a duty is open, a
 * live shop does not sell.
 */
const DUTY_LABELS = { law: 'Wet', money: 'Geld' } as const;

function Item({ item: { title, ok, detail, todo, path, duty } }: { item: GoLiveItem }) {
  const Icon = ok ? CircleCheck : CircleAlert;
  const way = wayText({ path });
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 border-t border-hairline px-4 py-3 wrap-anywhere max-sm:grid-cols-[auto_minmax(0,1fr)]">
      <Icon size={18} aria-hidden className={ok ? 'mt-px text-accent-text' : 'mt-px text-warning'} />
      <div>
        <h4 className="font-[580]">
          <span>{title}</span> <span className="visually-hidden">{ok ? 'in orde' : 'nog niet in orde'}</span>
          {duty ? (
            <Badge tone={ok ? 'plain' : 'warning'} className="ml-1.5">
              {DUTY_LABELS[duty]}
            </Badge>
          ) : null}
        </h4>
        <p className="muted">
          <TextWithCode>{detail}</TextWithCode>
        </p>
        {todo ? (
          <p>
            <TextWithCode>{todo}</TextWithCode>
          </p>
        ) : null}
      </div>
      {todo && path ? (
        <Link
          className={buttonClass(
            { variant: 'quiet' },
            '-my-1.5 -mr-2 max-w-none text-accent-text max-sm:col-start-2 max-sm:-mt-3 max-sm:mr-0 max-sm:-ml-3 max-sm:justify-self-start',
          )}
          to={path}
          aria-label={`${title}: ${way}`}
        >
          <span>{way}</span> <ArrowRight size={14} aria-hidden />
        </Link>
      ) : null}
    </li>
  );
}
