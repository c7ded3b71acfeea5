// The words of a page as they are on screen, and every step that led to them.

import { useRef, useState } from 'react';
import { firstStep, type Steps, stepBack, stepForward, stepTo } from './history.ts';

export function useSteps<State>(start: State) {
  const [steps, setSteps] = useState(() => firstStep(start));
  // For what is done later than it was drawn.
  const latest = useRef(start);
  function show(next: Steps<State>) {
    latest.current = next.now;
    setSteps(next);
  }
  return {
    content: steps.now,
    latest,
    show: (next: State, about: string | null = null) => show(stepTo(steps, next, about)),
    undo: steps.past.length > 0 ? () => show(stepBack(steps)) : null,
    redo: steps.future.length > 0 ? () => show(stepForward(steps)) : null,
  };
}
