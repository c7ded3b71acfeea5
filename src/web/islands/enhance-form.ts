// A form that works by itself gets its script at the first touch, so that a page nobody writes on loads none
// of it. What is sent before the script has come waits for it, and goes the plain way when it does not come;
// without a connection there is no way, and what was typed stays.

import { showOfflineNotice } from './offline-notice.ts';

/** Prepares the form and answers how to send it. */
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
