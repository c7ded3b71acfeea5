// Something that is read again and again and hardly ever changes, kept in memory until somebody says that it did.

export type Kept<T> = {
  /** Read once at a time, however many ask. */
  read(): Promise<T>;
  /** The next reader asks afresh. What is being read at this moment is given to those who wait for it, and not kept. */
  drop(): void;
};

export function keep<T>(load: () => Promise<T>): Kept<T> {
  let kept: Promise<T> | null = null;
  return {
    read() {
      if (kept) return kept;
      const reading = load();
      kept = reading;
      // An outage is not kept: the next reader tries again.
      reading.catch(() => {
        if (kept === reading) kept = null;
      });
      return reading;
    },
    drop() {
      kept = null;
    },
  };
}
