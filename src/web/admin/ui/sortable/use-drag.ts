// Lets the operator drag a row of a list by its handle, with a mouse or a finger. Escape cancels.

import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { placeAt } from './move.ts';

type Drag = { from: number; to: number };

/**
 * The distance in pixels from the top or bottom of the window within which dragging scrolls the window, by
 * `STEP` pixels at a time.
 */
const EDGE = 56;
const STEP = 14;

/**
 * Returns the state and the handlers of a drag. `rows` returns the elements of the rows in order; `onMove` is
 * called only when the index of a row really changed.
 */
export function useDrag(rows: () => readonly Element[], onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // Pointer events are more frequent than renders.
  const latest = useRef<Drag | null>(null);
  const show = (next: Drag | null) => {
    latest.current = next;
    setDrag(next);
  };
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    const stop = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      latest.current = null;
      setDrag(null);
    };
    document.addEventListener('keydown', stop, { capture: true });
    return () => document.removeEventListener('keydown', stop, { capture: true });
  }, [isDragging]);

  return {
    drag,
    handleOf: (from: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        show({ from, to: from });
      },
      onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
        if (!latest.current) return;
        scrollNearEdge(clientY);
        show({ from, to: placeAt(clientY, rows().map(middleOf), from) });
      },
      onPointerUp() {
        const end = latest.current;
        show(null);
        if (end && end.from !== end.to) onMove(end.from, end.to);
      },
      onPointerCancel: () => show(null),
    }),
  };
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}

function scrollNearEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -STEP);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, STEP);
}
