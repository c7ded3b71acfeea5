// Shares one run of an expensive task: a call made while the task is running gets the result of that run and
// does not start another.

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
