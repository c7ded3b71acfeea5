// Follows a choice of stars, or the way to more reviews, without loading the page anew.

import { bringAnswers } from '../bring-answer.ts';

export function attach(place: HTMLElement): void {
  const resultsId = place.dataset.results ?? '';
  const show = bringAnswers(resultsId, place.querySelector('template'));

  async function follow(link: HTMLAnchorElement): Promise<void> {
    const address = new URL(link.href);
    const isMore = link.rel !== '';
    history.pushState(null, '', address);
    const list = document.getElementById(resultsId);
    // What is pressed at the end of one page is read from the beginning of the next.
    if (isMore) list?.scrollIntoView();
    await show(address);
    // The link that had the focus has made way for its like.
    if (isMore) list?.focus({ preventScroll: true });
    else place.querySelector<HTMLElement>('[aria-current]')?.focus();
  }

  place.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || new URL(link.href).pathname !== location.pathname) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void follow(link);
  });
  addEventListener('popstate', () => void show(new URL(location.href)));
}
