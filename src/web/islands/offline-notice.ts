// The notice for a plain form that is sent without a connection. The form is not sent, because the typed text
// would be lost with the page.

const SHOWN_MS = 8000;

/**
 * Shows the offline notice for some seconds. `data-failure` of the form is the title; the text is in
 * src/web/storefront/frame/layout.tsx.
 */
export function showOfflineNotice({ dataset }: HTMLFormElement): void {
  const note = document.getElementById('geen-verbinding');
  if (!note) return;
  const title = note.querySelector('strong');
  if (title && dataset.failure) title.textContent = dataset.failure;
  note.hidePopover();
  note.showPopover();
  setTimeout(() => note.hidePopover(), SHOWN_MS);
}

/**
 * Prevents sending plain forms without a connection and shows the notice instead. Forms that another script
 * handles are left alone.
 */
export function blockFormsWhileOffline(): void {
  addEventListener('submit', (event) => {
    if (navigator.onLine || event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    showOfflineNotice(event.target);
  });
}
