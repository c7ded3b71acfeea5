// A time in short form for lists, with the exact time in a tooltip.

import { momentText, shortMomentText } from '../format.ts';

export function Moment({ at, className }: { at: string; className?: string }) {
  return (
    <time className={className} dateTime={at} title={momentText(at)}>
      {shortMomentText(at)}
    </time>
  );
}
