// A button that only shows a sentence for now.

export function attach(button: HTMLElement): void {
  button.removeAttribute('popovertarget');
  button.addEventListener('click', () => alert(button.dataset.notice ?? ''));
}
