// The panel "Te doen": the set-up of a new shop, then one line per kind of waiting work, with a link to the
// page where the work is done. A line disappears when its work is finished.

import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { ToDoLine } from '#modules/operations/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { toDoQuery } from '../../../shell/section-counts.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SetUp, useSetUp } from './set-up.tsx';

export function ToDo() {
  const query = useQuery(toDoQuery);
  const setUp = useSetUp();
  return (
    <Panel title="Te doen">
      {setUp ? <SetUp progress={setUp} /> : null}
      <Loaded query={query} rows={2} loading="Werk laden" failed="Wat te doen is kan niet worden geladen">
        {(lines) => (lines.length === 0 ? <Done isReady={setUp === null} /> : <Lines lines={lines} />)}
      </Loaded>
    </Panel>
  );
}

/** The lines of the panel "Te doen", one per kind of waiting work, in as many columns as fit. */
function Lines({ lines }: { lines: readonly ToDoLine[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-4 border-t border-hairline px-2 py-1.5">
      {lines.map(({ key, text, clock, isUrgent, path }) => (
        <li key={key}>
          <Link
            to={path}
            className="flex min-h-9 items-center gap-2 rounded-md px-2 text-inherit hover:bg-raised hover:no-underline max-md:min-h-11"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-x-2">
              <span className="font-[540]">{text}</span>
              {clock ? <Badge tone={isUrgent ? 'warning' : 'plain'}>{clock}</Badge> : null}
            </span>
            <ChevronRight size={14} aria-hidden className="ml-auto flex-none text-quiet" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * The message that no work is waiting: "Je bent helemaal bij.", or "Verder wacht er niets op je." while the
 * shop is not ready to sell.
 */
function Done({ isReady }: { isReady: boolean }) {
  return (
    <p className="flex items-center gap-2 border-t border-hairline px-4 py-3 text-quiet">
      <CircleCheck size={16} aria-hidden className="text-accent-text" />{' '}
      <span>{isReady ? 'Je bent helemaal bij.' : 'Verder wacht er niets op je.'}</span>
    </p>
  );
}
