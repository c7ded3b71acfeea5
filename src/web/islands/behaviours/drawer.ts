// Closes the menu drawer after a jump within the page and when a dialog opens over it. In browsers without
// command buttons it also opens the drawer.

export function attach(drawer: HTMLElement): void {
  if (!(drawer instanceof HTMLDialogElement)) return;

  drawer.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a, [data-opens]')) drawer.close();
  });

  if ('command' in HTMLButtonElement.prototype) return;
  for (const button of document.querySelectorAll(`[commandfor="${drawer.id}"]`)) {
    const opens = button.getAttribute('command') === 'show-modal';
    button.addEventListener('click', () => (opens ? drawer.showModal() : drawer.close()));
  }
}
