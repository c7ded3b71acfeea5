// Brings the answer of another address into the page without loading it anew: asks for that page and takes
// from it what answers (`data-answer`). Whatever goes wrong, the browser opens the page itself, as it would
// without this.

/** Quicker answers need no shapes: they would only flicker. */
const PATIENCE_MS = 150;

/**
 * `waiting` stands in the element of that id while an answer takes its time. A later call ends the one
 * before.
 */
export function bringAnswers(resultsId: string, waiting: HTMLTemplateElement | null) {
  let underway: AbortController | null = null;

  return async (address: URL): Promise<void> => {
    underway?.abort();
    underway = new AbortController();
    const { signal } = underway;
    const timer = setTimeout(() => {
      const clone = waiting?.content.cloneNode(true);
      if (clone) document.getElementById(resultsId)?.replaceChildren(clone);
    }, PATIENCE_MS);
    try {
      const answer = await fetch(address, { signal });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (!answer.ok || !page.getElementById(resultsId)) throw new Error('No results in the answer');
      if (signal.aborted) return;
      clearTimeout(timer);
      for (const { id, childNodes } of page.querySelectorAll('[data-answer]'))
        document.getElementById(id)?.replaceChildren(...childNodes);
      document.title = page.title;
    } catch {
      if (!signal.aborted) location.assign(address);
    } finally {
      clearTimeout(timer);
    }
  };
}
