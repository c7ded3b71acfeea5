// One run at a time of what costs much: whoever asks while it is under way gets the answer of that run.

export function joinRunning<T, Given extends unknown[]>(
  work: (...given: Given) => Promise<T>,
): (...given: Given) => Promise<T> {
  let running: Promise<T> | null = null;
  return (...given) => {
    running ??= work(...given).finally(() => {
      running = null;
    });
    return running;
  };
}
