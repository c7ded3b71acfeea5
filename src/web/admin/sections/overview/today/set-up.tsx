// The set-up of a new shop, shown in test mode: the progress of the Livegang-check and the next three open
// points.

import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Circle } from 'lucide-react';
import { Link } from 'react-router';
import type { GoLiveItem } from '#modules/operations/contract.ts';
import { href } from '#shared/href.ts';
import { buttonClass } from '#web/ui/controls/button.tsx';
import { useRights } from '../../../session/admin-session.ts';
import { goLiveQuery, openPoints, wayText } from '../../../shared/go-live-query.ts';

const SHOWN = 3;

type SetUpProgress = { done: number; total: number; next: readonly GoLiveItem[] };

/**
 * The progress of the set-up. Null when the shop is live or ready, while loading, and for operators who may
 * not see the Livegang-check.
 */
export function useSetUp(): SetUpProgress | null {
  const mayRead = useRights().reads('operations');
  const { data: check } = useQuery({ ...goLiveQuery, enabled: mayRead });
  if (!check || check.live) return null;
  const open = openPoints(check);
  if (open.length === 0) return null;
  const total = check.items.length;
  return { done: total - open.length, total, next: open.slice(0, SHOWN) };
}

export function SetUp({ progress: { done, total, next } }: { progress: SetUpProgress }) {
  return (
    <section aria-labelledby="set-up" className="border-t border-hairline">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 pt-2.5 pb-2">
        <h3 id="set-up">
          Maak je winkel klaar: <span>{`${done} van ${total}`}</span>
        </h3>
        <progress
          className="upload-progress max-sm:w-full sm:max-w-48"
          max={total}
          value={done}
          aria-label="Punten in orde"
        />
        <Link to={href('/admin/go-live')} className="lone-link ml-auto max-sm:ml-0">
          Livegang-check
        </Link>
      </header>
      <ul>
        {next.map((point) => (
          <NextPoint key={point.key} point={point} />
        ))}
      </ul>
    </section>
  );
}

/**
 * One open point of the Livegang-check with its link. A point without a page of its own links to the check.
 */
function NextPoint({ point }: { point: GoLiveItem }) {
  const { title, detail } = point;
  const way = point.path ? wayText(point) : 'Bekijk hoe';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-t border-hairline px-4 py-2 wrap-anywhere">
      <Circle size={14} aria-hidden className="mt-1 text-quiet" />
      <span>
        <span className="font-[580]">{title}</span> <span className="block text-quiet">{detail}</span>
      </span>
      <Link
        className={buttonClass(
          { variant: 'quiet' },
          '-my-0.5 -mr-2 max-w-none whitespace-nowrap text-accent-text',
        )}
        to={point.path ?? href('/admin/go-live')}
        aria-label={`${title}: ${way}`}
      >
        <span>{way}</span> <ArrowRight size={14} aria-hidden />
      </Link>
    </li>
  );
}
