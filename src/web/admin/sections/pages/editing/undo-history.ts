// The undo history of a page while its editor is open.

export type UndoHistory<State> = {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
  /**
   * The field that the last undo step of a page belongs to; the next change of the same field is added to
   * that step. Null when the next change starts a new step.
   */
  readonly about: string | null;
};

const MAX_STEPS = 100;

export const createHistory = <State>(now: State): UndoHistory<State> => ({
  past: [],
  now,
  future: [],
  about: null,
});

/**
 * Records a change in the undo history. Successive changes with the same `about`, the field being typed in,
 * are one undo step; a change without `about` is a step of its own.
 */
export function recordStep<State>(
  steps: UndoHistory<State>,
  next: State,
  about: string | null = null,
): UndoHistory<State> {
  const goesOn = about !== null && about === steps.about;
  const past = goesOn ? steps.past : [...steps.past, steps.now].slice(-MAX_STEPS);
  return { past, now: next, future: [], about };
}

export function undoStep<State>({ past, now, future, ...rest }: UndoHistory<State>): UndoHistory<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, ...rest };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], about: null };
}

export function redoStep<State>({ past, now, future, ...rest }: UndoHistory<State>): UndoHistory<State> {
  const [next, ...later] = future;
  if (next === undefined) return { past, now, future, ...rest };
  return { past: [...past, now], now: next, future: later, about: null };
}
