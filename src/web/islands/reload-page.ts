// The last resort of a script that could not be loaded.

/**
 * A browser remembers for as long as the page lives that a script could not be loaded: only a new page can
 * try again.
 */
export function reloadPage(hash: string | undefined): void {
  if (!navigator.onLine) return;
  if (hash !== undefined) history.replaceState(history.state, '', `#${hash}`);
  location.reload();
}
