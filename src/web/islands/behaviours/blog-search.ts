// Searches the blog without loading the page anew.

import { bringAnswers } from '../bring-answer.ts';

export function attach(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const input = form.querySelector('input');
  const show = bringAnswers(form.dataset.results ?? '', form.querySelector('template'));

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
