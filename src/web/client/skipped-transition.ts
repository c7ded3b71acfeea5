// A page that leads to one which takes no part in the travelling of the jar, or is left before it has come, has its transition skipped.
// The browser would report that as an error of the page, which it is not.

export function takeSkippedTransitions(): void {
  const take = ({ viewTransition }: PageSwapEvent | PageRevealEvent) => {
    const { ready, finished, updateCallbackDone } = viewTransition ?? {};
    for (const settled of [ready, finished, updateCallbackDone]) settled?.catch(() => undefined);
  };
  window.addEventListener('pageswap', take);
  window.addEventListener('pagereveal', take);
}
