// Counts the presses that open an island, from the first moment on, so that no press is lost while the island
// loads.

export type PressCounter = {
  press(): void;
  count(): number;
  /**
   * Calls the listener at every later press of the island's buttons. Returns a function that ends the
   * subscription.
   */
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
