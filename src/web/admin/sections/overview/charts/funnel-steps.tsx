// A funnel as narrowing steps: the number that reached each step, and its share of the step before.

import { countText } from '../../../format.ts';
import { BarTrack } from './bar-track.tsx';
import { shareText } from './change.ts';

export type FunnelStep = { name: string; count: number; previous: number };

export function FunnelSteps({ steps }: { steps: readonly FunnelStep[] }) {
  const widest = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ol
      className="grid flex-1 grid-cols-[auto_auto_minmax(0,1fr)_auto] content-center gap-3"
      aria-hidden="true"
    >
      {steps.map(({ name, count }, index) => {
        const before = steps[index - 1];
        return (
          <li key={name} className="col-span-full grid grid-cols-subgrid items-center">
            <span className="wrap-anywhere">{name}</span>
            <span className="text-right font-[580]">{countText(count)}</span>
            <BarTrack
              className="block rounded"
              height={22}
              parts={[['fill-bar', Math.max(0.3, (count / widest) * 100)]]}
            />
            <span className="text-right text-quiet">
              {before ? (shareText(count, before.count) ?? '–') : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
