// What a plain form says without a connection. Sent all the same, it would take the page away, and with it
// what was typed.

const SHOWN_MS = 8000;

/**
 * `data-failure` of the form is the title; the note of the frame (src/web/storefront/frame/offline-note.tsx)
 * has the rest.
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

/** Hears every form no other script has answered. */
export function blockFormsWhileOffline(): void {
  addEventListener('submit', (event) => {
    if (navigator.onLine || event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    showOfflineNotice(event.target);
  });
}
