// A funnel as steps that become narrower: how many reached each, and how many of the step before that were.

import { countText } from '../format.ts';
import { shareText } from './change.ts';

export type FunnelStep = { name: string; count: number; previous: number };

export function FunnelSteps({ steps }: { steps: readonly FunnelStep[] }) {
  const widest = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ol className="funnel" aria-hidden="true">
      {steps.map(({ name, count }, index) => {
        const before = steps[index - 1];
        return (
          <li key={name}>
            <span className="funnel-name">{name}</span>
            <span className="funnel-count">{countText(count)}</span>
            <svg
              className="funnel-bar"
              width="100%"
              height="22"
              preserveAspectRatio="none"
              viewBox="0 0 100 22"
              aria-hidden="true"
            >
              <rect className="share-rail" width="100" height="22" />
              <rect className="share-value" width={Math.max(0.3, (count / widest) * 100)} height="22" />
            </svg>
            <span className="funnel-share muted">
              {before ? (shareText(count, before.count) ?? '–') : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
