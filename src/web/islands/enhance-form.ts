// Loads the script of a plain form at the first touch, so that other visitors load nothing. A form sent
// before the script has loaded waits for it; when loading fails, it is sent as a plain form. Without a
// connection the form is not sent, and the typed text stays.

import { showOfflineNotice } from './offline-notice.ts';

/** The script of a form. `prepare` connects it to the form and returns the function that sends the form. */
export type FormScript = { prepare(form: HTMLFormElement): () => void };

export function enhanceForm(form: HTMLFormElement, load: () => Promise<FormScript>): void {
  let prepared: Promise<() => void> | undefined;
  const prepare = () => {
    prepared ??= load().then((script) => script.prepare(form));
    return prepared;
  };
  // A failure shows when the form is sent.
  form.addEventListener('focusin', () => void prepare().catch(() => undefined), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    prepare().then(
      (send) => send(),
      () => (navigator.onLine ? form.submit() : showOfflineNotice(form)),
    );
  });
  // From here on the form answers on the page itself.
  form.dataset.enhanced = '';
}
