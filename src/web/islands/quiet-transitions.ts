// A page transition that the browser leaves out (a busy machine, a second click) is no fault:
// the next page simply appears. Chromium reports it as an unhandled rejection all the same, seen on loaded machines.

/** Keeps left-out page transitions out of the console; every other rejection stays visible. */
export function quietSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    const skipped = reason instanceof DOMException && reason.name === 'AbortError';
    if (skipped && reason.message.includes('Transition was skipped')) event.preventDefault();
  });
}
