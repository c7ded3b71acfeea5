// Replaces a part of the page without a page load: the results of the blog search, or the filter and pages of
// the reviews.

import { createPartialUpdater } from '../partial-update.ts';

export function attach(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) search(element);
  else choose(element);
}

function search(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  const show = createPartialUpdater(form.dataset.results ?? '', form.querySelector('template'));

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const address = new URL(form.action);
    const search = input?.value.trim() ?? '';
    if (search) address.searchParams.set('q', search);
    if (address.href !== location.href) history.pushState(null, '', address);
    void show(address);
  });

  addEventListener('popstate', () => {
    const address = new URL(location.href);
    if (input) input.value = address.searchParams.get('q') ?? '';
    void show(address);
  });
}

/**
 * Makes links that change only the query of this page, such as a filter by rating or the next page of
 * reviews, update the list without a page load. `place` is the element that contains these links.
 */
function choose(place: HTMLElement): void {
  const resultsId = place.dataset.results ?? '';
  const show = createPartialUpdater(resultsId, place.querySelector('template'));

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
  // From here on a choice is followed on the page itself.
  place.dataset.enhanced = '';
  addEventListener('popstate', () => void show(new URL(location.href)));
}
