// Behaviour of a button that has no function yet: pressing it shows a sentence.

export function attach(button: HTMLElement): void {
  button.removeAttribute('popovertarget');
  button.addEventListener('click', () => alert(button.dataset.notice ?? ''));
}
