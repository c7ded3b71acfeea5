// How often somebody asked for an island. Counted from the first moment, so that no press is lost while the
// island is still on its way; a press before and a press after are the same to it.

export type PressCounter = {
  press(): void;
  count(): number;
  /** Called at every press; the answer ends it. */
  subscribe(listener: () => void): () => void;
};

export function createPressCounter(): PressCounter {
  let count = 0;
  const listeners = new Set<() => void>();
  return {
    press() {
      count += 1;
      for (const listener of listeners) listener();
    },
    count: () => count,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
