// Searches the blog without loading the page anew: asks for the same page and takes from it what answers the search (`data-answer`).
// Whatever goes wrong, the browser opens the page itself, as it would without this.

/** Quicker answers need no shapes: they would only flicker. */
const PATIENCE_MS = 150;

export function attach(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const input = form.querySelector('input');
  const shapes = form.querySelector('template');
  const resultsId = form.dataset.results ?? '';
  let underway: AbortController | null = null;

  async function show(address: URL): Promise<void> {
    underway?.abort();
    underway = new AbortController();
    const { signal } = underway;
    const waiting = setTimeout(() => {
      const clone = shapes?.content.cloneNode(true);
      if (clone) document.getElementById(resultsId)?.replaceChildren(clone);
    }, PATIENCE_MS);
    try {
      const answer = await fetch(address, { signal });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (!answer.ok || !page.getElementById(resultsId)) throw new Error('No results in the answer');
      if (signal.aborted) return;
      clearTimeout(waiting);
      for (const { id, childNodes } of page.querySelectorAll('[data-answer]'))
        document.getElementById(id)?.replaceChildren(...childNodes);
      document.title = page.title;
    } catch {
      if (!signal.aborted) location.assign(address);
    } finally {
      clearTimeout(waiting);
    }
  }

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
