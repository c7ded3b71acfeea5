// Brings the answer of another address into the page without loading it anew: asks for that page and takes
// from it what answers (`data-answer`). Whatever goes wrong, the browser opens the page itself, as it would
// without this.

/** Quicker answers need no shapes: they would only flicker. */
const SKELETON_DELAY_MS = 150;

/**
 * `waiting` stands in the element of that id while an answer takes its time. A later call ends the one
 * before.
 */
export function createPartialUpdater(resultsId: string, waiting: HTMLTemplateElement | null) {
  let inFlight: AbortController | null = null;

  return async (address: URL): Promise<void> => {
    inFlight?.abort();
    inFlight = new AbortController();
    const { signal } = inFlight;
    const timer = setTimeout(() => {
      const clone = waiting?.content.cloneNode(true);
      if (clone) document.getElementById(resultsId)?.replaceChildren(clone);
    }, SKELETON_DELAY_MS);
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
