// One run at a time of what costs much: whoever asks while it is under way gets the answer of that run.

export function joinRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}
