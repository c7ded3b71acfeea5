// Behaviour of a button that has no function yet: pressing it shows the text in its `data-notice` attribute
// as an alert.

export function attach(button: HTMLElement): void {
  button.removeAttribute('popovertarget');
  button.addEventListener('click', () => alert(button.dataset.notice ?? ''));
}
