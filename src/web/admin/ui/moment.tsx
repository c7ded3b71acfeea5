// A moment of a list: short, and whole for whoever asks what it was exactly.

import { momentText, shortMomentText } from '../format.ts';

export function Moment({ at, className }: { at: string; className?: string }) {
  return (
    <time className={className} dateTime={at} title={momentText(at)}>
      {shortMomentText(at)}
    </time>
  );
}
