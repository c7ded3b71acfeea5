// Replaces a part of the page by the same part of another URL. It fetches that URL and takes the elements
// marked `data-answer`. After any failure the browser opens that URL itself.

/**
 * How long to wait for a part of the page before the grey placeholder is shown, in milliseconds. For faster
 * responses it would only flicker.
 */
const SKELETON_DELAY_MS = 150;

/**
 * Creates the function that shows the results of a URL in this page. A new call cancels the previous one.
 * `resultsId` is the id of the element with the results; when the response is slow, the skeleton `waiting` is
 * shown in it.
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
