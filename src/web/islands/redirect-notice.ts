// Shows a notice on the home page after a redirect from an unknown URL. The server cannot show it, because
// the page is cached and the same for everybody.

export function showRedirectNotice(): void {
  const [way] = performance.getEntriesByType('navigation');
  if (way && Reflect.get(way, 'redirectCount')) document.getElementById('geleid')?.showPopover();
}
