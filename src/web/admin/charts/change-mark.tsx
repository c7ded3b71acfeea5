// A change as a small word, coloured as good or bad news.

import type { Change } from './change.ts';

const SPOKEN = { up: 'meer dan ervoor', down: 'minder dan ervoor', same: 'als ervoor' } as const;

export function ChangeMark({ change }: { change: Change | null }) {
  if (!change) return null;
  return (
    <span className="change" data-tone={change.tone}>
      {change.text} <span className="visually-hidden">{SPOKEN[change.direction]}</span>
    </span>
  );
}
