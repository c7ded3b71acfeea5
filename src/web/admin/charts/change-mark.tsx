// A change as a small coloured word. What is better or worse is the reader's to say: less is not always bad.

import type { Change } from './change.ts';

const SPOKEN = { up: 'meer dan ervoor', down: 'minder dan ervoor', same: 'als ervoor' } as const;

export function ChangeMark({ change }: { change: Change | null }) {
  if (!change) return null;
  return (
    <span className="change" data-direction={change.direction}>
      {change.text} <span className="visually-hidden">{SPOKEN[change.direction]}</span>
    </span>
  );
}
