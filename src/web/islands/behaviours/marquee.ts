// Repeats the list of reviews until the marquee has no visible seam on a wide screen. The HTML contains the
// list once, so that copies add no size and screen readers do not read them.

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
