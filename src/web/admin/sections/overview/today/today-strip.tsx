// The strip "Vandaag": four figures of today, each compared with the same weekday of last week up to the same
// time.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Today } from '#modules/statistics/contract.ts';
import { href } from '#shared/href.ts';
import { countText } from '../../../format.ts';
import { todayQuery } from '../../../shared/overview-queries.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { changeOf } from '../charts/change.ts';
import { ChangeBadge } from '../charts/change-badge.tsx';
import { sumText } from '../figure-texts.ts';

export function TodayStrip() {
  const { data, isError, error, refetch } = useQuery(todayQuery);
  if (isError && !data)
    return <ErrorState title="Vandaag kan niet worden geladen" query={{ error, refetch }} />;
  return (
    <section
      aria-label="Vandaag tegenover hetzelfde moment vorige week"
      className="@container mb-5 overflow-hidden rounded-[10px] border border-hairline bg-surface"
    >
      <div className="grid grid-cols-4 @max-[45rem]:grid-cols-2 @max-[15rem]:grid-cols-1">
        <Figure title="Omzet vandaag" compared={data?.revenue} text={sumText} />
        <Figure title="Bestellingen" compared={data?.orders} text={countText} />
        <Margin today={data} />
        <Figure title="Bezoeken" compared={data?.visits} text={countText} />
      </div>
    </section>
  );
}

type Compared = Today['revenue'];

type FigureProps = { title: string; compared: Compared | undefined; text(value: number): string };

function Figure({ title, compared, text }: FigureProps) {
  return (
    <Cell title={title} value={compared && text(compared.current)}>
      {compared ? <LastWeek {...compared} text={text} /> : null}
    </Cell>
  );
}

/**
 * The margin of today. When a cost price is missing, the text names that price instead of showing a margin.
 */
function Margin({ today }: { today: Today | undefined }) {
  const { current = null, previous = null } = today?.margin ?? {};
  const missing = today?.costMissing ?? [];
  return (
    <Cell title="Brutomarge" value={today && (current === null ? 'onbekend' : sumText(current))}>
      {missing.length > 0 ? (
        <Link className="lone-link inline-block" to={href('/admin/stock/purchases')}>
          <span>
            Kostprijs ontbreekt: <span>{missing.join(', ')}</span>
          </span>
        </Link>
      ) : null}
      {missing.length === 0 && current !== null && previous !== null ? (
        <LastWeek current={current} previous={previous} text={sumText} />
      ) : null}
    </Cell>
  );
}

function LastWeek({ current, previous, text }: Compared & { text(value: number): string }) {
  if (previous === 0) return 'zelfde moment vorige week nog niets';
  return (
    <>
      <ChangeBadge small change={changeOf(current, previous)} />
      <span> </span>
      <span>{text(previous)}</span>
      <span> zelfde moment vorige week</span>
    </>
  );
}

type CellProps = { title: string; value: string | undefined; children: ReactNode };

/**
 * One figure of the strip "Vandaag". Thin lines separate the figures; a phone shows two per row, or one per
 * row with large text.
 */
function Cell({ title, value, children }: CellProps) {
  return (
    <section className="min-w-0 border-hairline px-4 py-3 not-first:border-l @max-[45rem]:nth-3:border-l-0 @max-[45rem]:nth-[n+3]:border-t @max-[15rem]:border-l-0! @max-[15rem]:nth-2:border-t">
      <h2 className="text-[0.8125rem] font-medium text-quiet">{title}</h2>
      <p className="min-h-9 text-[1.5rem] font-[620] tracking-[-0.02em]">
        {value ?? <span className="inline-block h-3.5 w-16 rounded bg-raised" />}
      </p>
      <p className="min-h-4.5 text-[0.75rem] text-quiet">{children ?? '\u00a0'}</p>
    </section>
  );
}
