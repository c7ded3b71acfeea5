// Reloads the page when a script could not be loaded.

/**
 * Reloads the page, with `hash` as its fragment. Does nothing without a connection. A browser does not retry
 * a failed import in the same page, so only a reload helps.
 */
export function reloadPage(hash: string | undefined): void {
  if (!navigator.onLine) return;
  if (hash !== undefined) history.replaceState(history.state, '', `#${hash}`);
  location.reload();
}
