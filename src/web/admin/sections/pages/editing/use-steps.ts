// The words of a page as they are on screen, and every step that led to them.

import { useRef, useState } from 'react';
import { firstStep, type Steps, stepBack, stepForward, stepTo } from './history.ts';

export function useSteps<State>(start: State) {
  const [steps, setSteps] = useState(() => firstStep(start));
  // What is done later than it was drawn, such as an upload that arrived, goes on from what was done
  // meanwhile.
  const newest = useRef(steps);
  function go(step: (from: Steps<State>) => Steps<State>) {
    newest.current = step(newest.current);
    setSteps(newest.current);
  }
  return {
    content: steps.now,
    latest: () => newest.current.now,
    show: (next: State, about: string | null = null) => go((from) => stepTo(from, next, about)),
    undo: steps.past.length > 0 ? () => go(stepBack) : null,
    redo: steps.future.length > 0 ? () => go(stepForward) : null,
  };
}
