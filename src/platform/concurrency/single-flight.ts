// One run at a time of what costs much: whoever asks while it is under way gets the answer of that run.

export function singleFlight<T, Args extends unknown[]>(
  work: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  let running: Promise<T> | null = null;
  return (...args) => {
    running ??= work(...args).finally(() => {
      running = null;
    });
    return running;
  };
}
