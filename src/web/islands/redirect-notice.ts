// Says on the front page that the address somebody asked for leads nowhere else any more. The page is the
// same for everybody and kept, so the browser knows alone that it was led here.

export function showRedirectNotice(): void {
  const [way] = performance.getEntriesByType('navigation');
  if (way && Reflect.get(way, 'redirectCount')) document.getElementById('geleid')?.showPopover();
}
