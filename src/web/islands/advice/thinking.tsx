// The two seconds before the advice: powder falls into a small heap. The computing itself takes no time;
// the pause shows that something is weighed, and it is always the same.

import { useEffect } from 'react';
import { adviceCopy } from '#copy/advice/advice-copy.ts';

const THINKING_MS = 2000;

/** Rows of a heap, wide at the foot; each grain falls a little after the one before. */
const ROWS = [22, 18, 14, 11, 7, 4, 2];
const GRAINS = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, index) => ({
    id: `${row}-${index}`,
    x: 60 + (index - (length - 1) / 2) * 4.6 + ((index * 7 + row * 3) % 5) * 0.6,
    y: 58 - row * 4.6 - ((index * 5 + row) % 3),
    radius: 1.5 + ((index * 3 + row) % 4) * 0.5,
    delay: row * 190 + ((index * 5) % length) * 16,
  })),
);

export function Thinking({ onDone, titleId }: { onDone(): void; titleId: string }) {
  useEffect(() => {
    const timer = setTimeout(onDone, THINKING_MS);
    return () => clearTimeout(timer);
  }, [onDone]);
  return (
    <div className="advice-thinking">
      <svg viewBox="0 0 120 64" aria-hidden="true" className="advice-heap">
        {GRAINS.map(({ id, x, y, radius, delay }) => (
          <circle key={id} cx={x} cy={y} r={radius} style={{ animationDelay: `${delay}ms` }} />
        ))}
      </svg>
      <p id={titleId} tabIndex={-1} data-view-title className="advice-title">
        {adviceCopy.thinking}
      </p>
    </div>
  );
}
