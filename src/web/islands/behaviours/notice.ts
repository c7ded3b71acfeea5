// A button whose only answer, for now, is a sentence.

export function attach(button: HTMLElement): void {
  button.removeAttribute('popovertarget');
  button.addEventListener('click', () => alert(button.dataset.notice ?? ''));
}
