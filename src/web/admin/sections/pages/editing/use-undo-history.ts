// Holds the content of a page on screen together with its undo history.

import { useRef, useState } from 'react';
import { createHistory, recordStep, redoStep, type UndoHistory, undoStep } from './undo-history.ts';

export function useUndoHistory<State>(start: State) {
  const [steps, setSteps] = useState(() => createHistory(start));
  // A change that arrives after the render, such as a finished upload, applies to the newest content.
  const newest = useRef(steps);
  function go(step: (from: UndoHistory<State>) => UndoHistory<State>) {
    newest.current = step(newest.current);
    setSteps(newest.current);
  }
  return {
    content: steps.now,
    latest: () => newest.current.now,
    show: (next: State, about: string | null = null) => go((from) => recordStep(from, next, about)),
    undo: steps.past.length > 0 ? () => go(undoStep) : null,
    redo: steps.future.length > 0 ? () => go(redoStep) : null,
  };
}
