// A badge with a change since the period before, coloured as good or bad news.

import type { Change } from './change.ts';

const SCREEN_READER_TEXTS = { up: 'meer dan ervoor', down: 'minder dan ervoor', same: 'als ervoor' } as const;

const TONES: Readonly<Record<Change['tone'], string>> = {
  good: 'text-accent-text',
  bad: 'text-danger',
  neutral: 'text-quiet',
};

/** The badge of a change; nothing for null. `small` makes the badge fit in a line of small text. */
export function ChangeBadge({ change, small = false }: { change: Change | null; small?: boolean }) {
  if (!change) return null;
  return (
    <span
      className={`font-[540] tracking-normal whitespace-nowrap ${small ? '' : 'text-[0.8125rem]'} ${TONES[change.tone]}`}
    >
      <span>{change.text}</span>{' '}
      <span className="visually-hidden">{SCREEN_READER_TEXTS[change.direction]}</span>
    </span>
  );
}
