// Repeats the list of reviews until the walk has no seam on a wide screen. The page carries it once: copies
// weigh nothing then, and nobody reads them.

export function attach(track: HTMLElement): void {
  const list = track.querySelector('ul');
  if (!list) return;
  for (let left = Number(track.dataset.copies); left > 0; left -= 1) {
    const copy = list.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return;
    copy.inert = true;
    copy.ariaHidden = 'true';
    track.append(copy);
  }
}
