// Shows a notice on the home page after a redirect from an unknown URL. The page is cached and the same for
// everybody, so only the browser knows about the redirect.

export function showRedirectNotice(): void {
  const [way] = performance.getEntriesByType('navigation');
  if (way && Reflect.get(way, 'redirectCount')) document.getElementById('geleid')?.showPopover();
}
